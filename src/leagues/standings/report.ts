/** What came of one pod, and what a league gives for it. */
import { z } from "zod";
import { POD_SIZES } from "../pairing/field.ts";

const id = z.string().min(1).max(100);
const points = z.number().min(0).max(1_000);

/** What a league gives. */
export const pointsSchema = z
  .object({
    /** For the places of a pod, the first first; 0 for those after. */
    places: z.array(points).min(1).max(POD_SIZES.most).default([5, 3, 2, 1]),
    /** For a victory before time is called, shared by those who win together. */
    before_time: points.default(1),
  })
  .readonly();

export type PointsTable = z.infer<typeof pointsSchema>;

export const reportSchema = z
  .object({
    round: z.int().min(1).max(1_000),
    /** The players of the pod. */
    pod: z.array(id).min(1).max(POD_SIZES.most).readonly(),
    /** Their places in the same order, from 1; those who share one have the same, and the next is left out. */
    places: z.array(z.int().min(1).max(POD_SIZES.most)).readonly(),
    victory: z.enum(["major", "standard", "none"]).default("none"),
    before_time: z.boolean().default(false),
    /** Who is given the odd point where points that are shared do not come out even. compendium: 11. Tournament Rules */
    odd: id.optional(),
  })
  .superRefine(({ pod, places, odd }, ctx) => {
    const say = (message: string) => ctx.addIssue({ code: "custom", message });
    if (new Set(pod).size !== pod.length) say("a player is named twice");
    if (places.length !== pod.length) say(`${pod.length} players have ${places.length} places`);
    else if (!places.every((place) => place === 1 + places.filter((other) => other < place).length))
      say("the places do not follow from each other: two who share the first are followed by the third");
    if (odd !== undefined && !pod.includes(odd)) say("the odd point is given to somebody else");
  })
  .readonly();

/** A report of a pod, checked. */
export type Report = z.infer<typeof reportSchema>;

/** What each player of a pod is given, in the pod's order. Those who share places share what these give, and a bonus. */
export function pointsOf({ places: given, before_time: bonus }: PointsTable, report: Report): number[] {
  const { pod, places, victory, before_time: early, odd } = report;
  return pod.map((player, at) => {
    const place = places[at] ?? pod.length;
    const sharers = pod.filter((_, other) => places[other] === place);
    const taken = sharers.reduce((sum, _, more) => sum + (given[place - 1 + more] ?? 0), 0);
    const won = place === 1 && victory !== "none" && early ? bonus : 0;
    return shareOf(player, sharers, taken + won, odd);
  });
}

/** Whole points for each; those that are left over one by one, to the one who is given the odd point first. */
function shareOf(player: string, sharers: readonly string[], sum: number, odd: string | undefined): number {
  if (odd === undefined || !sharers.includes(odd)) return sum / sharers.length;
  const each = Math.floor(sum / sharers.length);
  const left = sum - each * sharers.length;
  const place = [odd, ...sharers.filter((other) => other !== odd)].indexOf(player);
  return each + Math.min(1, Math.max(0, left - place));
}
