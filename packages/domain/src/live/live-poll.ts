import { cleanChatText } from './chat-text.ts';

/** The states of a poll (rules/room-poll#states). */
export const POLL_STATES = ['draft', 'open', 'closed'] as const;
export type PollState = (typeof POLL_STATES)[number];

/** The actions of an assistant on a poll (rules/room-poll#states). */
export const POLL_ACTS = ['open', 'extend', 'close', 'publish'] as const;
export type PollAct = (typeof POLL_ACTS)[number];

/** When voters see the results: as soon as they have voted, or after the close (rules/room-poll#results). */
export const POLL_RESULT_TIMES = ['while', 'after'] as const;

/** The smallest and largest number of options of a poll (rules/room-poll#polls). */
export const POLL_OPTIONS_MIN = 2;
export const POLL_OPTIONS_MAX = 6;

/** The longest question and option of a poll, in characters. */
export const POLL_TEXT_MAX = 100;
export const POLL_OPTION_MAX = 40;

/** The shortest and longest time of a poll, and the time by which it is extended, in seconds. */
export const POLL_SECONDS_MIN = 10;
export const POLL_SECONDS_MAX = 3600;
export const POLL_EXTENSION_SECONDS = 60;

/** The longest reason of the lecturer's choice, in characters. */
export const POLL_REASON_MAX = 200;

/** The state after an action; null if it is not possible. Publishing closes an open poll (rules/room-poll#states). */
export function getNextPollState(state: PollState, act: PollAct): PollState | null {
  if (act === 'open') return state === 'draft' ? 'open' : null;
  if (act === 'publish') return state === 'draft' ? null : 'closed';
  if (state !== 'open') return null;
  return act === 'close' ? 'closed' : 'open';
}

/** The state of a stored poll at a time: an open one whose time is over is closed (rules/room-poll#states). */
export const getPollStateAt = (state: PollState, endsAt: number | null, now: number): PollState =>
  state === 'open' && endsAt !== null && now >= endsAt ? 'closed' : state;

/** Returns true if a cleaned text has 1 to `max` characters. */
export function isPollText(text: string, max: number): boolean {
  const count = Array.from(cleanChatText(text)).length;
  return count > 0 && count <= max;
}
