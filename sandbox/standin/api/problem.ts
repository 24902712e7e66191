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
  10002: [404, "Unknown Application"],
  10003: [404, "Unknown Channel"],
  10004: [404, "Unknown Guild"],
  10007: [404, "Unknown Member"],
  10008: [404, "Unknown Message"],
  10011: [404, "Unknown Role"],
  10013: [404, "Unknown User"],
  10015: [404, "Unknown Webhook"],
  10062: [404, "Unknown interaction"],
  10063: [404, "Unknown application command"],
  10087: [404, "Unknown tag"],
  20009: [400, "Explicit content cannot be sent to the desired recipient(s)"],
  20012: [403, "You are not authorized to perform this action on this application"],
  20016: [429, "This action cannot be performed due to slowmode rate limit"],
  20022: [429, "This message cannot be edited due to announcement rate limits"],
  20026: [403, "Your bot has been flagged by our anti-spam system for abusive behavior"],
  20028: [429, "The write action you are performing on the channel has hit the write rate limit"],
  20029: [429, "The write action you are performing on the server has hit the write rate limit"],
  20031: [
    400,
    "Your Stage topic, server name, server description, or channel names contain words that are not allowed",
  ],
  30003: [400, "Maximum number of pins reached for the channel (250)"],
  30007: [400, "Maximum number of webhooks reached (15)"],
  30015: [400, "Maximum number of attachments in a message reached (10)"],
  30032: [400, "Maximum number of application commands reached (100)"],
  30033: [400, "Max number of thread participants has been reached (1000)"],
  30034: [429, "Max number of daily application command creates has been reached (200)"],
  30046: [429, "Maximum number of edits to messages older than 1 hour reached. Try again later"],
  40001: [401, "Unauthorized"],
  40002: [403, "You need to verify your account in order to perform this action"],
  40003: [403, "You are opening direct messages too fast"],
  40004: [400, "Send messages has been temporarily disabled"],
  40005: [413, "Request entity too large"],
  40006: [503, "This feature has been temporarily disabled server-side"],
  40007: [403, "The user is banned from this guild"],
  40041: [400, "An application command with that name already exists"],
  40043: [400, "Application interaction failed to send"],
  40058: [400, "Cannot send a message in a forum channel"],
  40060: [400, "Interaction has already been acknowledged."],
  40062: [429, "Service resource is being rate limited"],
  40066: [400, "There are no tags available that can be set by non-moderators"],
  40067: [400, "A tag is required to create a forum post in this channel"],
  40094: [400, "This interaction has hit the maximum number of follow up messages"],
  40333: [403, "Cloudflare is blocking your request"],
  50001: [403, "Missing Access"],
  50002: [400, "Invalid account type"],
  50003: [400, "Cannot execute action on a DM channel"],
  50005: [403, "Cannot edit a message authored by another user"],
  50006: [400, "Cannot send an empty message"],
  50007: [403, "Cannot send messages to this user"],
  50008: [400, "Cannot send messages in a non-text channel"],
  50009: [403, "Channel verification level is too high for you to gain access"],
  50013: [403, "Missing Permissions"],
  50014: [401, "Invalid authentication token provided"],
  50019: [400, "A message can only be pinned in the channel in which it was sent"],
  50021: [400, "Cannot execute action on a system message"],
  50024: [400, "Cannot execute action on this channel type"],
  50027: [401, "Invalid Webhook Token"],
  50033: [400, "Invalid Recipient(s)"],
  50035: [400, "Invalid Form Body"],
  50041: [400, "Invalid API version provided"],
  50045: [400, "File uploaded exceeds the maximum size"],
  50046: [400, "Invalid file uploaded"],
  50068: [400, "Invalid message type"],
  50083: [400, "Thread is archived"],
  50095: [400, "This server is not available in your location"],
  50109: [400, "The request body contains invalid JSON."],
  50110: [400, "The provided file is invalid."],
  50123: [400, "The provided file type is invalid."],
  50146: [400, "Uploaded file not found."],
  50178: [400, "The user account must first be verified"],
  50278: [403, "Cannot send messages to this user due to having no mutual guilds"],
  60003: [403, "Two factor is required for this operation"],
  110000: [400, "Index not yet available. Try again later"],
  110001: [400, "Application not yet available. Try again later"],
  130000: [503, "API resource is currently overloaded. Try again a little later"],
  160002: [400, "Cannot reply without permission to read message history"],
  160004: [400, "A thread has already been created for this message"],
  160005: [400, "Thread is locked"],
  160006: [400, "Maximum number of active threads reached"],
  160007: [400, "Maximum number of active announcement threads reached"],
  160009: [400, "Cannot reference a message without permission to read message history"],
  160010: [400, "Messages from age-restricted channels cannot be referenced from channels that are not"],
  200000: [400, "Message was blocked by automatic moderation"],
  200001: [400, "Title was blocked by automatic moderation"],
  240000: [400, "Message blocked by harmful links filter"],
  400001: [403, "Access to file uploads has been limited for this guild"],
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
