import { STATUS_CODES } from "node:http";

/** What a client finds under `errors`: a tree of the body's keys with `_errors` at its leaves. */
export interface ProblemTree {
  [key: string]: ProblemTree | { code: string; message: string }[];
}

/** An answer in Discord's own error shape. Routes throw it, the router sends it. */
export class Problem extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors: ProblemTree | undefined;

  constructor(status: number, code: number, message: string, errors?: ProblemTree) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  get body(): object {
    return { message: this.message, code: this.code, ...(this.errors ? { errors: this.errors } : {}) };
  }
}

/** Every error that the stand-in knows by its code: the HTTP status that Discord gives with it, and its sentence. */
const known: Readonly<Record<number, readonly [status: number, message: string]>> = {
  10003: [404, "Unknown Channel"],
  10004: [404, "Unknown Guild"],
  10007: [404, "Unknown Member"],
  10008: [404, "Unknown Message"],
  10011: [404, "Unknown Role"],
  10013: [404, "Unknown User"],
  10062: [404, "Unknown interaction"],
  10063: [404, "Unknown application command"],
  10087: [404, "Unknown tag"],
  20009: [400, "Explicit content cannot be sent to the desired recipient(s)"],
  20016: [429, "This action cannot be performed due to slowmode rate limit"],
  20026: [403, "Your bot has been flagged by our anti-spam system for abusive behavior"],
  20028: [429, "The write action you are performing on the channel has hit the write rate limit"],
  30003: [400, "Maximum number of pins reached for the channel (250)"],
  30046: [429, "Maximum number of edits to messages older than 1 hour reached. Try again later"],
  40001: [401, "Unauthorized"],
  40003: [403, "You are opening direct messages too fast"],
  40005: [413, "Request entity too large"],
  40006: [503, "This feature has been temporarily disabled server-side"],
  40060: [400, "Interaction has already been acknowledged."],
  40066: [400, "There are no tags available that can be set by non-moderators"],
  40067: [400, "A tag is required to create a forum post in this channel"],
  50001: [403, "Missing Access"],
  50005: [403, "Cannot edit a message authored by another user"],
  50006: [400, "Cannot send an empty message"],
  50007: [403, "Cannot send messages to this user"],
  50008: [400, "Cannot send messages in a non-text channel"],
  50013: [403, "Missing Permissions"],
  50024: [400, "Cannot execute action on this channel type"],
  50027: [401, "Invalid Webhook Token"],
  50033: [400, "Invalid Recipient(s)"],
  50035: [400, "Invalid Form Body"],
  50083: [400, "Thread is archived"],
  130000: [503, "API resource is currently overloaded. Try again a little later"],
  160002: [400, "Cannot reply without permission to read message history"],
  160004: [400, "A thread has already been created for this message"],
  160005: [400, "Thread is locked"],
  160006: [400, "Maximum number of active threads reached"],
  200000: [400, "Message was blocked by automatic moderation"],
  200001: [400, "Title was blocked by automatic moderation"],
  240000: [400, "Message blocked by harmful links filter"],
};

/** Whether a code can be asked for: an HTTP status of a failure, or an error code that is known here. */
export function isProblemCode(code: number): boolean {
  return (code >= 400 && code <= 599) || code in known;
}

/** An error by Discord's code for it; a number below 600 is a plain HTTP status. */
export function problemOfCode(code: number): Problem {
  if (code < 600) return new Problem(code, 0, `${code}: ${STATUS_CODES[code] ?? "Error"}`);
  const [status, message] = known[code] ?? [400, "Unknown error"];
  return new Problem(status, code, message);
}

export const unauthorized = () => new Problem(401, 0, "401: Unauthorized");
export const notFound = () => new Problem(404, 0, "404: Not Found");
export const unknownChannel = () => problemOfCode(10003);
export const unknownGuild = () => problemOfCode(10004);
export const unknownMember = () => problemOfCode(10007);
export const unknownMessage = () => problemOfCode(10008);
export const unknownRole = () => problemOfCode(10011);
export const unknownUser = () => problemOfCode(10013);
export const unknownInteraction = () => problemOfCode(10062);
export const unknownCommand = () => problemOfCode(10063);
export const tooLarge = () => problemOfCode(40005);
export const alreadyAcknowledged = () => problemOfCode(40060);
export const missingAccess = () => problemOfCode(50001);
export const notTheAuthor = () => problemOfCode(50005);
export const emptyMessage = () => problemOfCode(50006);
export const cannotMessageUser = () => problemOfCode(50007);
export const invalidToken = () => problemOfCode(50027);
export const invalidForm = (errors: ProblemTree) => new Problem(400, 50035, "Invalid Form Body", errors);
export const notInThisKind = () => problemOfCode(50024);
export const notForText = () => problemOfCode(50008);
export const missingPermissions = () => problemOfCode(50013);
export const archivedThread = () => problemOfCode(50083);
export const lockedThread = () => problemOfCode(160005);
