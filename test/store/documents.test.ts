import { expect, test } from "vitest";
import { collect, eachStore, newId } from "./stores.ts";

eachStore(
  "documents",
  (backend) => {
    test("a document comes back as it was, also for another reader", async () => {
      const { store, open } = backend();
      const key = newId("server");
      const value = { rules: "engine", judges: ["1", "2"], note: "“Na'Toth” 🎲", empty: "", none: null };
      await store.documents("settings").set(key, value);
      expect(await store.documents("settings").get(key)).toEqual(value);
      expect(await (await open()).documents("settings").get(key)).toEqual(value);
    });

    test("a document that is not there is undefined, and deleting it says so", async () => {
      const documents = backend().store.documents("settings");
      const key = newId("server");
      expect(await documents.get(key)).toBeUndefined();
      expect(await documents.delete(key)).toBe(false);
      await documents.set(key, 1);
      expect(await documents.delete(key)).toBe(true);
      expect(await documents.get(key)).toBeUndefined();
    });

    test("namespaces do not mix, in whatever order they are used", async () => {
      const { store } = backend();
      const [decks, facts] = [store.documents("decks"), store.documents("card-facts")];
      const key = newId();
      await decks.set(key, "a deck");
      await facts.set(key, "a fact");
      expect(await decks.get(key)).toBe("a deck");
      expect(await facts.get(key)).toBe("a fact");
      await facts.delete(key);
      expect(await decks.get(key)).toBe("a deck");
      expect(await facts.get(key)).toBeUndefined();
    });

    test("a namespace is a plain word", () => {
      const { store } = backend();
      for (const wrong of ["", "a::b", "a*", "A", "a b", "-a"]) {
        expect(() => store.documents(wrong), wrong).toThrow("namespace");
      }
    });

    test("the entries of a namespace are all listed, and no others", async () => {
      const { store } = backend();
      const namespace = newId("leagues");
      const leagues = store.documents(namespace);
      const expected = new Map(Array.from({ length: 30 }, (_, at) => [newId("league"), { at }]));
      for (const [key, value] of expected) await leagues.set(key, value);
      await store.documents(`${namespace}-archive`).set(newId("league"), "old");
      expect(new Map(await collect(leagues.entries()))).toEqual(expected);
    });

    test("a key may look like a namespace and hold any character", async () => {
      const documents = backend().store.documents("odd");
      for (const key of ["decks::1", "odd::1", "odd:1", "{table:1}", "a b/ç*?[x]", "🎲"]) {
        await documents.set(key, key);
        expect(await documents.get(key)).toBe(key);
      }
    });

    test("an update sees what is there, writes what it gives, and deletes with undefined", async () => {
      const documents = backend().store.documents("settings");
      const key = newId("server");
      expect(await documents.update(key, (present) => [present ?? "nothing"])).toEqual(["nothing"]);
      expect(await documents.update(key, (present) => [present])).toEqual([["nothing"]]);
      expect(await documents.get(key)).toEqual([["nothing"]]);
      expect(await documents.update(key, () => undefined)).toBeUndefined();
      expect(await documents.get(key)).toBeUndefined();
    });

    test("an update works on what a plain set wrote, and the other way round", async () => {
      const documents = backend().store.documents("settings");
      const key = newId("server");
      await documents.set(key, 1);
      await documents.update(key, (present) => Number(present) + 1);
      expect(await documents.get(key)).toBe(2);
      await documents.set(key, 7);
      expect(await documents.update(key, (present) => Number(present) + 1)).toBe(8);
    });

    test("a large text that others write meanwhile is read as they have left it", async () => {
      const { store, open } = backend();
      const [here, there] = [store.documents("decks"), (await open()).documents("decks")];
      const key = newId("server");
      const large = (word: string) => `${word}\n`.repeat(5_000);
      await here.set(key, large("first"));
      expect(await here.get(key)).toBe(large("first"));
      await there.update(key, () => large("other"));
      expect(await here.get(key)).toBe(large("other"));
      expect(await here.update(key, (present) => `${present}here`)).toBe(`${large("other")}here`);
      expect(await there.get(key)).toBe(`${large("other")}here`);
      await there.set(key, large("first"));
      expect(await here.get(key)).toBe(large("first"));
      await there.delete(key);
      expect(await here.get(key)).toBeUndefined();
      await there.set(key, { now: [large("an object")] });
      expect(await here.get(key)).toEqual({ now: [large("an object")] });
    });

    test("an update that throws changes nothing", async () => {
      const documents = backend().store.documents("settings");
      const key = newId("server");
      await documents.set(key, 1);
      const broken = documents.update(key, () => {
        throw new Error("no such card");
      });
      await expect(broken).rejects.toThrow("no such card");
      expect(await documents.get(key)).toBe(1);
    });

    test("of many updates at once none is lost", async () => {
      const { store, open } = backend();
      const key = newId("server");
      const both = [store.documents("facts"), (await open()).documents("facts")];
      const updates = Array.from({ length: 1_000 }, (_, at) =>
        both[at % 10 === 0 ? 1 : 0]?.update(key, (present) => [...(Array.isArray(present) ? present : []), at]),
      );
      await Promise.all(updates);
      const value = await store.documents("facts").get(key);
      expect(Array.isArray(value) && value.sort((a, b) => a - b)).toEqual(updates.map((_, at) => at));
    });
  },
  { cluster: true },
);
