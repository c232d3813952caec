import { findCommentIdentifiers } from '../engagement/mention.ts';
import { cleanChatText } from './chat-text.ts';
import { LiveStatus } from './live-status.ts';

/** The right of an account to write in one event, by decision of an assistant (rules/room-moderation#mutes). */
export const SpeakState = { free: 0, muted: 1, banned: 2 } as const;
export type SpeakState = (typeof SpeakState)[keyof typeof SpeakState];

/** The time in which a sender can delete an own message, in ms (rules/room-moderation#deleted-messages). */
export const OWN_DELETION_MS = 120_000;

/**
 * Returns true if a sender may delete an own message: for two minutes, and in a replay at any time
 * (rules/room-moderation#deleted-messages).
 */
export const mayDeleteOwnMessage = (status: number, sentAt: number, now: number): boolean =>
  status === LiveStatus.replay || now <= sentAt + OWN_DELETION_MS;

/** The selectable pauses between two messages of a sender, in seconds; 0 is off (rules/room-moderation#slow-mode). */
export const SLOW_SECONDS = [0, 10, 30, 60, 120] as const;

/** The pause that the switch of the slow mode selects, in seconds. */
export const DEFAULT_SLOW_SECONDS = 30;

/** The longest notice, in characters (rules/room-chat#notices). */
export const NOTICE_TEXT_MAX = 200;

/** The longest reason of a mute or of a refused message, in characters (rules/room-moderation#mutes). */
export const SPEAK_REASON_MAX = 100;

/** The largest number of watched words of an event, and the longest one (rules/room-moderation#watched-words). */
export const WATCHED_WORDS_MAX = 200;
export const WATCHED_WORD_LENGTH_MAX = 30;

/** The reasons for which a message is held, the weightiest first (rules/room-moderation#held-messages). */
export const HELD_REASONS = ['patientData', 'words', 'review'] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

/** The decisions of an assistant on a held message (rules/room-moderation#held-messages). */
export const HELD_DECISIONS = ['release', 'mask', 'refuse'] as const;
export type HeldDecision = (typeof HELD_DECISIONS)[number];

/** A message that is to be sent, and the room that receives it. */
interface SentText {
  /** True if its text contains patient identifiers. */
  readonly hasPatientData: boolean;
  /** True if its text contains a watched word. */
  readonly hasWatchedWord: boolean;
  /** True if the room reviews messages before they are shown. */
  readonly isReviewed: boolean;
  /** True if an assistant of the event sends it. */
  readonly isAssistant: boolean;
}

/**
 * The reason for which a message is held until an assistant has decided; null if it is shown at once. Patient
 * identifiers hold an assistant's message too (rules/room-moderation#held-messages).
 */
export function getHeldReason({
  hasPatientData,
  hasWatchedWord,
  isReviewed,
  isAssistant,
}: SentText): HeldReason | null {
  if (hasPatientData) return 'patientData';
  if (isAssistant) return null;
  if (hasWatchedWord) return 'words';
  return isReviewed ? 'review' : null;
}

/** The text in place of a masked part, whose length it does not show. */
const MASK = '＊＊＊';

/** Replaces the patient identifiers of a text (rules/room-moderation#held-messages). */
export function maskPatientIdentifiers(text: string): string {
  return findCommentIdentifiers(text).reduceRight(
    (masked, { start, end }) => `${masked.slice(0, start)}${MASK}${masked.slice(end)}`,
    text,
  );
}

/** Returns true if a text is a valid notice: 1 to 200 characters once it is cleaned (rules/room-chat#notices). */
export function isNoticeText(text: string): boolean {
  const count = Array.from(cleanChatText(text)).length;
  return count > 0 && count <= NOTICE_TEXT_MAX;
}
