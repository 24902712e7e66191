import type { ByHandEvent } from "./by-hand.ts";
import type { CardEvent } from "./card.ts";
import type { ConflictEvent } from "./conflict.ts";
import type { InfluenceEvent } from "./influence.ts";
import type { PlayEvent } from "./play.ts";
import type { PoliticsEvent } from "./politics.ts";
import type { TableEvent } from "./table.ts";

export type { Lasts, LoggedEffect, WatchEvent } from "./by-hand.ts";
export type { CostChange, CostSum, Harm, Holder, Named, NamedTarget } from "./named.ts";
export type { ByHandEvent, CardEvent, ConflictEvent, InfluenceEvent, PlayEvent, PoliticsEvent, TableEvent };

/**
 * What happened, for the table's log. Every event is public: it holds nothing that any viewer may not see. What a
 * single player learns (a drawn card, a hand) reaches that player through the view.
 */
export type Event = TableEvent | ConflictEvent | InfluenceEvent | PoliticsEvent | ByHandEvent | PlayEvent | CardEvent;
export type EventType = Event["type"];

/** The events of a type. */
export type EventOf<T extends EventType> = Among<Event, T>;
/** Some shapes are of several types. */
type Among<E, T> = E extends { type: infer Types } ? ([Types & T] extends [never] ? never : E & { type: T }) : never;
