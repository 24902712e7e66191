import type { ByHandEvent } from "./events/by-hand.ts";
import type { CardEvent } from "./events/card.ts";
import type { ConflictEvent } from "./events/conflict.ts";
import type { InfluenceEvent } from "./events/influence.ts";
import type { PlayEvent } from "./events/play.ts";
import type { PoliticsEvent } from "./events/politics.ts";
import type { TableEvent } from "./events/table.ts";

export type { Deed, Lasts, WatchEvent } from "./events/by-hand.ts";
export type { CostSum, Harm, Holder, Named, NamedTarget } from "./events/named.ts";

/**
 * What happened, for the table's log. Every event is public: it holds nothing that any viewer may not see. What a
 * single player learns (a drawn card, a hand) reaches that player through the view.
 */
export type Event = TableEvent | ConflictEvent | InfluenceEvent | PoliticsEvent | ByHandEvent | PlayEvent | CardEvent;
export type EventType = Event["type"];
