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

export const unauthorized = () => new Problem(401, 0, "401: Unauthorized");
export const notFound = () => new Problem(404, 0, "404: Not Found");
export const unknownChannel = () => new Problem(404, 10003, "Unknown Channel");
export const unknownGuild = () => new Problem(404, 10004, "Unknown Guild");
export const unknownMember = () => new Problem(404, 10007, "Unknown Member");
export const unknownMessage = () => new Problem(404, 10008, "Unknown Message");
export const unknownRole = () => new Problem(404, 10011, "Unknown Role");
export const unknownUser = () => new Problem(404, 10013, "Unknown User");
export const unknownInteraction = () => new Problem(404, 10062, "Unknown interaction");
export const unknownCommand = () => new Problem(404, 10063, "Unknown application command");
export const tooLarge = () => new Problem(413, 40005, "Request entity too large");
export const alreadyAcknowledged = () => new Problem(400, 40060, "Interaction has already been acknowledged.");
export const missingAccess = () => new Problem(403, 50001, "Missing Access");
export const notTheAuthor = () => new Problem(403, 50005, "Cannot edit a message authored by another user");
export const emptyMessage = () => new Problem(400, 50006, "Cannot send an empty message");
export const cannotMessageUser = () => new Problem(403, 50007, "Cannot send messages to this user");
export const invalidToken = () => new Problem(401, 50027, "Invalid Webhook Token");
export const invalidForm = (errors: ProblemTree) => new Problem(400, 50035, "Invalid Form Body", errors);
export const archivedThread = () => new Problem(400, 50083, "Thread is archived");
