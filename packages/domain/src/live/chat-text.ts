import { cleanCommentText } from '../engagement/comment-text.ts';

/** The longest message, in characters (rules/room-chat#messages). */
export const CHAT_TEXT_MAX = 200;

/** Number of characters from which on the composer shows the count (rules/room-chat#composer). */
export const CHAT_COUNT_THRESHOLD = 180;

/** The shortest time between two messages of one sender, in ms (rules/room-chat#messages). */
export const CHAT_PAUSE_MS = 1000;

/** Normalizes a message for storage: cleaned as a comment is, on one line (rules/room-chat#messages). */
export const cleanChatText = (text: string): string => cleanCommentText(text).replaceAll(/\s*\n\s*/g, ' ');

/** The length of a message in characters, each emoji of one code point counted once. */
export const countChatText = (text: string): number => Array.from(cleanChatText(text)).length;

/** Returns true if a text is a valid message: 1 to 200 characters once it is cleaned. */
export function isChatText(text: string): boolean {
  const count = countChatText(text);
  return count > 0 && count <= CHAT_TEXT_MAX;
}
