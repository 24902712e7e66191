/**
 * The same object, with `heard` told of every call of a method that promises something, by the method's name. The object
 * itself is `this` in its methods, so that its private parts are at hand.
 */
export function withEach<T extends object>(of: T, heard: (name: string, answer: Promise<unknown>) => void): T {
  const methods = new Map<PropertyKey, unknown>();
  return new Proxy(of, {
    get(target, name) {
      const known = methods.get(name);
      if (known !== undefined) return known;
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      const method = (...given: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(value, target, given);
        if (answer instanceof Promise) heard(String(name), answer);
        return answer;
      };
      methods.set(name, method);
      return method;
    },
  });
}
