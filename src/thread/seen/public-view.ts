import type { Game, View } from "../../engine/index.ts";
import type { Table } from "../../table/table.ts";
import { openView } from "./cached-views.ts";

/** What everybody may see of a table's game; a table that was closed waits for nobody. */
export function publicView(game: Game, { phase }: Pick<Table, "phase">): View {
  const view = openView(game);
  return phase === "ended" ? { ...view, awaiting: [] } : view;
}
