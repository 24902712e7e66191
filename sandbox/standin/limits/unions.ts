import { isRecord, type Json } from "../json.ts";

/**
 * Makes unions by `type` say so. The description lists the branches of a union side by side, so that a fault in one
 * branch is reported as a fault in every branch. Here each branch is judged only when `type` picks it: the faults are
 * then about what was meant, and the check is quicker.
 */
export function discriminateUnions(description: Json): Json {
  const resolve = (branch: unknown): Json | undefined => {
    if (!isRecord(branch)) return undefined;
    if (typeof branch.$ref !== "string") return branch;
    const steps = branch.$ref.replace(/^#\//, "").split("/");
    const target = steps.reduce<unknown>((node, step) => (isRecord(node) ? node[step] : undefined), description);
    return isRecord(target) ? target : undefined;
  };
  const rewrite = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(rewrite);
    if (!isRecord(node)) return node;
    const inner = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, rewrite(value)]));
    const union = Array.isArray(node.oneOf) ? "oneOf" : "anyOf";
    const branches: unknown = node[union];
    if (!Array.isArray(branches) || node.allOf !== undefined) return inner;
    const objects = branches.filter((branch) => !isNull(branch));
    const types = objects.map((branch) => typesOf(resolve(branch)));
    const all = types.flat();
    const distinct = new Set(all).size === all.length && types.every((each) => each.length > 0);
    if (objects.length < 2 || !distinct) return inner;
    const { [union]: _, ...rest } = inner;
    const picked = { properties: { type: { enum: all } }, required: ["type"] };
    const chosen = objects.map((branch, index) => ({
      if: { properties: { type: { enum: types[index] } }, required: ["type"] },
      // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
      then: rewrite(branch),
    }));
    if (objects.length === branches.length) return { ...rest, type: "object", allOf: [picked, ...chosen] };
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    return { ...rest, if: { type: "object" }, then: { allOf: [picked, ...chosen] }, else: { type: "null" } };
  };
  const rewritten = rewrite(description);
  return isRecord(rewritten) ? rewritten : description;
}

function isNull(branch: unknown): boolean {
  return isRecord(branch) && branch.type === "null";
}

function typesOf(branch: Json | undefined): unknown[] {
  const properties = isRecord(branch?.properties) ? branch.properties : {};
  const type = isRecord(properties.type) ? properties.type : {};
  return Array.isArray(type.enum) ? type.enum : [];
}
