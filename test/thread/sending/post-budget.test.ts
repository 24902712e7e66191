import { REST, RESTEvents } from "discord.js";
import { describe, expect, it } from "vitest";
import { PostBudget } from "../../../src/thread/sending/post-budget.ts";

interface Answer {
  method?: string;
  route?: `/${string}`;
  path: `/${string}`;
  remaining: string;
  resetAfter: string;
}

function budget() {
  const clock = { now: 1_000 };
  const rest = new REST();
  const posts = new PostBudget(rest, () => clock.now);
  const answer = ({ method = "POST", route = "/channels/:id/messages", path, remaining, resetAfter }: Answer) => {
    const headers = { "X-RateLimit-Remaining": remaining, "X-RateLimit-Reset-After": resetAfter };
    rest.emit(
      RESTEvents.Response,
      { method, route, path, data: {}, options: {}, retries: 0 },
      new Response(null, { headers }),
    );
  };
  return { clock, posts, answer };
}

describe("the room for further messages in a channel", () => {
  it("is none until the window is over whose last one has been used", () => {
    const { clock, posts, answer } = budget();
    answer({ path: "/channels/11/messages", remaining: "1", resetAfter: "2" });
    expect(posts.freeIn("11")).toBe(0);
    answer({ path: "/channels/11/messages", remaining: "0", resetAfter: "1.25" });
    expect(posts.freeIn("11")).toBe(1_250);
    clock.now += 1_000;
    expect(posts.freeIn("11")).toBe(250);
    clock.now += 250;
    expect(posts.freeIn("11")).toBe(0);
  });

  it("is each channel's own, and edits take none of it", () => {
    const { posts, answer } = budget();
    answer({ path: "/channels/11/messages", remaining: "0", resetAfter: "3" });
    answer({
      method: "PATCH",
      route: "/channels/:id/messages/:id",
      path: "/channels/22/messages/5",
      remaining: "0",
      resetAfter: "3",
    });
    expect({ full: posts.freeIn("11"), other: posts.freeIn("22") }).toEqual({ full: 3_000, other: 0 });
  });

  it("is there where Discord says nothing of a limit", () => {
    const { posts, answer } = budget();
    answer({ path: "/channels/11/messages", remaining: "0", resetAfter: "" });
    expect(posts.freeIn("11")).toBe(0);
  });
});
