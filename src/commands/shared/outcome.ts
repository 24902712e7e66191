/**
 * How an interaction ended, for figures: it was answered; the store did not answer in time; the table cannot be
 * read, such as another version's; something unexpected went wrong; or the answer did not reach Discord.
 */
export type AnswerOutcome = "answered" | "store-away" | "other-version" | "failed" | "undelivered";
