/** What Discord's refusals mean for a table: one place that tells them apart. */
import { RESTJSONErrorCodes as Code, DiscordAPIError, HTTPError, RateLimitError } from "discord.js";

/**
 * What a refusal says no to. `passing`: to nothing, if it is asked again later. `place`: to everything in this channel,
 * until somebody changes something there. `message`: to this request alone, however often it is asked.
 */
export type Extent = "passing" | "place" | "message";

/** Why, as far as it matters what to do. */
const REFUSED = {
  /** Discord has trouble of its own, cannot be reached, or asks for patience. */
  later: "passing",
  /** There is no such channel: the thread was deleted. */
  "channel-gone": "place",
  /** There is no such server, or the bot is in it no more. */
  "server-gone": "place",
  /** A permission is missing. */
  "not-allowed": "place",
  /** Only who may manage threads can write in it. */
  locked: "place",
  /** The server has as many open threads as it may: this one cannot be taken out of the archive. */
  "threads-full": "place",
  /** The message that was to be changed is not there, or not the bot's. */
  "message-gone": "message",
  /** Whoever it was meant for takes no direct messages, or Discord lets none be opened now. */
  "direct-closed": "message",
  /** Something in it is not let through, or has not the right form. */
  unfit: "message",
} as const satisfies Record<string, Extent>;
export type Why = keyof typeof REFUSED;

/** Codes that say more than their status. A status of 4xx with another code is about this message only. */
const WHY: Readonly<Partial<Record<number, Why>>> = {
  // Discord's own trouble, and its limits.
  [Code.ActionCannotBePerformedDueToSlowmodeRateLimit]: "later",
  [Code.AnnouncementEditLimitExceeded]: "later",
  [Code.ChannelSendRateLimit]: "later",
  [Code.ServerSendRateLimit]: "later",
  [Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached]: "later",
  [Code.SendMessagesHasBeenTemporarilyDisabled]: "later",
  [Code.FeatureTemporarilyDisabledServerSide]: "later",
  [Code.CloudflareIsBlockingYourRequest]: "later",
  [Code.IndexNotYetAvailable]: "later",
  [Code.ApplicationNotYetAvailable]: "later",
  [Code.APIResourceOverloaded]: "later",
  // A thread that was put away again while it was taken out.
  [Code.InvalidActionOnArchivedThread]: "later",
  // The token, which is about no table: nothing is given up for it.
  [Code.Unauthorized]: "later",
  [Code.InvalidToken]: "later",
  // The place.
  [Code.UnknownChannel]: "channel-gone",
  [Code.UnknownGuild]: "server-gone",
  [Code.MissingAccess]: "not-allowed",
  [Code.MissingPermissions]: "not-allowed",
  [Code.VerifyYourAccount]: "not-allowed",
  [Code.UserBannedFromThisGuild]: "not-allowed",
  [Code.TheUserAccountMustFirstBeVerified]: "not-allowed",
  [Code.ServerNotAvailableInYourLocation]: "not-allowed",
  [Code.CannotSendAMessageInAForumChannel]: "not-allowed",
  [Code.CannotSendMessagesInNonTextChannel]: "not-allowed",
  [Code.ChannelVerificationLevelTooHighForYouToGainAccess]: "not-allowed",
  [Code.ThreadLocked]: "locked",
  [Code.MaximumActiveThreads]: "threads-full",
  [Code.MaximumActiveAnnouncementThreads]: "threads-full",
  // One message, or one reader.
  [Code.UnknownMessage]: "message-gone",
  // Posted by the host's former application: to this one it is as good as gone.
  [Code.CannotEditMessageAuthoredByAnotherUser]: "message-gone",
  [Code.UnknownUser]: "direct-closed",
  [Code.OpeningDirectMessagesTooFast]: "direct-closed",
  [Code.CannotSendMessagesToThisUser]: "direct-closed",
  [Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds]: "direct-closed",
  // An application that Discord suspects of unwanted messages opens no direct messages. discord.js has no name for it.
  20026: "direct-closed",
  // What it says or how it looks.
  [Code.ExplicitContentCannotBeSentToTheDesiredRecipient]: "unfit",
  [Code.InvalidFormBodyOrContentType]: "unfit",
  [Code.MessageWasBlockedByAutomaticModeration]: "unfit",
  [Code.MessageBlockedByHarmfulLinksFilter]: "unfit",
};

/** Where the code says nothing. */
const WHY_STATUS: Readonly<Partial<Record<number, Why>>> = {
  401: "later",
  403: "not-allowed",
  408: "later",
  429: "later",
};

/** Discord said no. */
export class Refusing extends Error {
  override readonly name = "Refusing";
  readonly why: Why;
  readonly refuses: Extent;
  /** Discord's code, or else the status; null where it did not answer. */
  readonly code: number | null;
  /** Method and path of the request; "" where it is not known. Nothing secret is in it. */
  readonly route: string;
  /** How long Discord asks to wait, in ms; null where it does not say. */
  readonly after: number | null;

  constructor(why: Why, cause: unknown, asked: { code?: number | null; route?: string; after?: number | null } = {}) {
    super(`Discord refuses: ${why}`, { cause });
    this.why = why;
    this.refuses = REFUSED[why];
    this.code = asked.code ?? null;
    this.route = asked.route ?? "";
    this.after = asked.after ?? null;
  }
}

/** What an error of a request means; `asked` is its method and path. */
export function refusing(error: unknown, asked: string): Refusing {
  if (error instanceof Refusing) return error;
  if (error instanceof RateLimitError)
    return new Refusing("later", error, { code: 429, route: asked, after: error.retryAfter });
  if (error instanceof DiscordAPIError) {
    const code = typeof error.code === "number" ? error.code : 0;
    const why = WHY[code] ?? (code > 0 && error.status !== 429 ? undefined : WHY_STATUS[error.status]);
    return new Refusing(why ?? (error.status >= 500 ? "later" : "unfit"), error, {
      code: code || error.status,
      route: asked,
    });
  }
  // What is no answer of Discord's is a line that broke, or took too long.
  return new Refusing("later", error, { code: error instanceof HTTPError ? error.status : null, route: asked });
}
