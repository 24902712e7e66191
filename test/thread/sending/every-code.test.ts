/** Each error code that Discord documents: which of three classes a refusal with it is of, and why. */
import { DiscordAPIError, RESTJSONErrorCodes } from "discord.js";
import { describe, expect, it } from "vitest";
import { isProblemCode, problemOfCode } from "../../../sandbox/standin/api/problem.ts";
import { type Extent, refusing } from "../../../src/thread/sending/refusing.ts";

type Name = keyof typeof RESTJSONErrorCodes;

interface Group {
  readonly is: Extent;
  readonly why: string;
  readonly names: readonly Name[];
}

/** What a request of the bot's may be answered with: posts, edits, pins, threads, direct messages, answers and commands. */
const MET: readonly Group[] = [
  {
    is: "passing",
    why: "a limit of Discord's, which is over after a while",
    names: [
      "ActionCannotBePerformedDueToSlowmodeRateLimit",
      "AnnouncementEditLimitExceeded",
      "ChannelSendRateLimit",
      "ChannelWriteRateLimit",
      "ServerSendRateLimit",
      "ServerWriteRateLimit",
      "MaximumNumberOfEditsToMessagesOlderThanOneHourReached",
      "MaximumDailyApplicationCommandCreatesReached",
      "ServiceResourceIsBeingRateLimited",
      "CloudflareIsBlockingYourRequest",
    ],
  },
  {
    is: "passing",
    why: "trouble of Discord's own, or something that it has switched off for now",
    names: [
      "SendMessagesHasBeenTemporarilyDisabled",
      "FeatureTemporarilyDisabledServerSide",
      "IndexNotYetAvailable",
      "ApplicationNotYetAvailable",
      "APIResourceOverloaded",
    ],
  },
  {
    is: "passing",
    why: "the token, which is about no table; whether it is lost for good is asked apart",
    names: ["Unauthorized", "InvalidToken"],
  },
  {
    is: "passing",
    why: "a thread that was put away again while it was taken out",
    names: ["InvalidActionOnArchivedThread"],
  },
  { is: "place", why: "the channel or the server is not there any more", names: ["UnknownChannel", "UnknownGuild"] },
  {
    is: "place",
    why: "the bot may do nothing there until somebody lets it",
    names: [
      "MissingAccess",
      "MissingPermissions",
      "VerifyYourAccount",
      "TheUserAccountMustFirstBeVerified",
      "UserBannedFromThisGuild",
      "ChannelVerificationLevelTooHighForYouToGainAccess",
      "ServerNotAvailableInYourLocation",
    ],
  },
  {
    is: "place",
    why: "a kind of channel that takes no messages at all",
    names: ["CannotSendMessagesInNonTextChannel", "CannotSendAMessageInAForumChannel"],
  },
  {
    is: "place",
    why: "a lock, or no room for another open thread",
    names: ["ThreadLocked", "MaximumActiveThreads", "MaximumActiveAnnouncementThreads"],
  },
  {
    is: "message",
    why: "one message: it is not there, or not the bot's",
    names: ["UnknownMessage", "CannotEditMessageAuthoredByAnotherUser", "CannotExecuteActionOnSystemMessage"],
  },
  {
    is: "message",
    why: "one reader, who is gone or cannot be written to",
    names: [
      "UnknownUser",
      "UnknownMember",
      "OpeningDirectMessagesTooFast",
      "CannotSendMessagesToThisUser",
      "CannotSendMessagesToThisUserDueToHavingNoMutualGuilds",
      "CannotExecuteActionOnDMChannel",
      "InvalidRecipients",
      "InvalidAccountType",
      "MaximumThreadParticipantsReached",
    ],
  },
  {
    is: "message",
    why: "what it says, or a name that it gives",
    names: [
      "ExplicitContentCannotBeSentToTheDesiredRecipient",
      "StageTopicServerNameServerDescriptionOrChannelNamesContainDisallowedWords",
      "MessageWasBlockedByAutomaticModeration",
      "TitleWasBlockedByAutomaticModeration",
      "MessageBlockedByHarmfulLinksFilter",
    ],
  },
  {
    is: "message",
    why: "its form",
    names: [
      "InvalidFormBodyOrContentType",
      "RequestBodyContainsInvalidJSON",
      "CannotSendAnEmptyMessage",
      "InvalidMessageType",
      "InvalidAPIVersion",
      "CannotReplyWithoutPermissionToReadMessageHistory",
      "CannotReferenceAMessageWithoutPermissionToReadMessageHistory",
      "NSFWChannelMessageReferenceNotAllowed",
      "UnknownTag",
      "TagRequiredToCreateAForumPostInThisChannel",
      "ThereAreNoTagsAvailableThatCanBeSetByNonModerators",
    ],
  },
  {
    is: "message",
    why: "its files, of which the text stands in the place",
    names: [
      "RequestEntityTooLarge",
      "MaximumNumberOfAttachmentsInAMessageReached",
      "FileUploadedExceedsMaximumSize",
      "InvalidFileUploaded",
      "ProvidedFileIsInvalid",
      "ProvidedFileTypeIsInvalid",
      "UploadedFileNotFound",
      "AccessToFileUploadsHasBeenLimitedForThisGuild",
    ],
  },
  {
    is: "message",
    why: "one pin or one thread, without which play goes on; pinning may ask for two factors where writing does not",
    names: [
      "MaximumNumberOfPinsReachedForTheChannel",
      "MessageCanOnlyBePinnedInTheChannelItWasSentIn",
      "TwoFactorAuthenticationIsRequired",
      "ThreadAlreadyCreatedForMessage",
      "CannotExecuteActionOnThisChannelType",
    ],
  },
  {
    is: "message",
    why: "one answer to one press or command",
    names: [
      "UnknownInteraction",
      "UnknownApplication",
      "UnknownWebhook",
      "InvalidWebhookToken",
      "InteractionHasAlreadyBeenAcknowledged",
      "ApplicationInteractionFailedToSend",
      "ThisInteractionHasHitTheMaximumNumberOfFollowUpMessages",
      "MaximumNumberOfWebhooksReached",
    ],
  },
  {
    is: "message",
    why: "the commands as they are registered",
    names: [
      "UnknownApplicationCommand",
      "NotAuthorizedToPerformThisActionOnThisApplication",
      "MaximumNumberOfApplicationCommandsReached",
      "ApplicationCommandWithThatNameAlreadyExists",
    ],
  },
];
const named = MET.flatMap(({ is, why, names }) =>
  names.map((name) => [RESTJSONErrorCodes[name], name, is, why] as const),
);
const met = new Set<number>(named.map(([code]) => code));

/**
 * No request of the bot's is about what these say no to: accounts, roles, emojis, stickers, sounds, webhooks of its own,
 * stages, events, polls, invitations, shops and the like. Where one came all the same, it would be for that request.
 */
const codes = Object.values(RESTJSONErrorCodes).filter((code) => typeof code === "number");
const others = [...new Set(codes)].filter((code) => code !== 0 && !met.has(code));

const answered = (code: number) => {
  const { status } = problemOfCode(code);
  return new DiscordAPIError({ message: "no", code }, code, status, "POST", "/x", {
    files: undefined,
    body: undefined,
  });
};

describe("a refusal with a code that Discord documents", () => {
  it.each(named)("%i %s is about %s: %s", (code, _, is) => {
    expect(refusing(answered(code), "POST /x")).toMatchObject({ refuses: is, code });
    // Scenarios can ask for it, with the status that Discord gives with it.
    expect(isProblemCode(code)).toBe(true);
  });

  it("is of no request of the bot's in all other cases, and would be about that alone", () => {
    const otherwise = others.filter((code) => refusing(answered(code), "POST /x").refuses !== "message");
    expect(otherwise.map((code) => RESTJSONErrorCodes[code])).toEqual([]);
  });

  it("is looked at anew when Discord documents others", () => {
    expect({ met: met.size, others: others.length }).toEqual({ met: 83, others: 159 });
  });
});
