import { cleanCommentText } from '../engagement/comment-text.ts';
import { replaceMentions } from '../engagement/mention.ts';

/** The longest message, in characters (rules/room-chat#messages). */
export const CHAT_TEXT_MAX = 200;

/** Number of characters from which on the composer shows the count (rules/room-chat#composer). */
export const CHAT_COUNT_THRESHOLD = 180;

/** The largest number of people whom a message mentions (rules/room-chat#mentions). */
export const CHAT_MENTIONS_MAX = 5;

/** Number of messages of a sender that are refused in a minute until the assistants see it (rules/room-moderation#floods). */
export const FLOOD_REFUSALS = 20;

/** The time for which the assistants see that a sender writes too often, in ms (rules/room-moderation#floods). */
export const FLOOD_HINT_MS = 300_000;

/** The shortest time between two messages of one sender, in ms (rules/room-chat#messages). */
export const CHAT_PAUSE_MS = 1000;

/** Normalizes a message for storage: cleaned as a comment is, on one line (rules/room-chat#messages). */
export const cleanChatText = (text: string): string => cleanCommentText(text).replaceAll(/\s*\n\s*/g, ' ');

/** The length of a message in characters, each emoji of one code point counted once. */
export const countChatText = (text: string): number => Array.from(cleanChatText(text)).length;

/** A message without the references to people, whose ids are not searched for patient identifiers or words. */
export const blankMentions = (text: string): string => replaceMentions(text, () => ' ');

/**
 * Returns true if a text can be a valid message whatever the names of the people in it: 1 to 200 characters, each person
 * counted as one (rules/room-chat#mentions).
 */
export const mayBeChatText = (text: string): boolean => isChatText(replaceMentions(text, () => '@'));

/** Returns true if a text is a valid message: 1 to 200 characters once it is cleaned. */
export function isChatText(text: string): boolean {
  const count = countChatText(text);
  return count > 0 && count <= CHAT_TEXT_MAX;
}
