/** The stand-in and its page on one port. */
import { createPageServer, type PageOptions, type PageServer } from "./page-server.ts";
import { type StandIn, type StandInOptions, startStandIn } from "./standin/index.ts";

/**
 * Starts the stand-in with the page at its root. Closing it closes the page as well.
 *
 *     const standIn = await startStandInWithPage({ port: 4321 }, (standIn) => ({ practice: (user) => … }));
 *     console.log(`Open ${standIn.url}`);
 */
export async function startStandInWithPage(
  options: StandInOptions = {},
  pageOptions: (standIn: StandIn) => PageOptions = () => ({}),
): Promise<StandIn> {
  let page: PageServer | undefined;
  const standIn = await startStandIn({
    ...options,
    serve: (request, response) => page?.handle(request, response) ?? false,
    upgrade: (request, socket, head) => page?.upgrade(request, socket, head) ?? false,
  });
  page = createPageServer(standIn, { serverName: options.guildName ?? "Babylon 5", ...pageOptions(standIn) });
  const closePage = page.close;
  const closeStandIn = standIn.close;
  standIn.close = async () => {
    closePage();
    await closeStandIn();
  };
  return standIn;
}
