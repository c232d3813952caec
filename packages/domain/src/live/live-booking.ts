import { LiveStatus } from './live-status.ts';

/**
 * Returns true if an event can be booked: it is announced and its planned end is in the future (rules/live#booking).
 */
export const canBookLive = (shownStatus: number): boolean => shownStatus === LiveStatus.advertise;

const AHEAD: readonly number[] = [LiveStatus.advertise, LiveStatus.living, LiveStatus.pause];

/**
 * Returns true if an item of an agenda can be booked: it has not started, nor has its event ended (rules/live#booking).
 */
export const canBookAgendaItem = (shownStatus: number, beginAt: number, now: number): boolean =>
  AHEAD.includes(shownStatus) && beginAt > now;

const MINUTE_MS = 60_000;

/** Times of the reminders, in minutes before the start, the earliest first (rules/live#reminders). */
const LIVE_REMINDERS = [60, 5] as const;
export type LiveReminder = (typeof LIVE_REMINDERS)[number];

/** The reminder that is due at `now`; null before the first one, and from the start on. */
export function getDueReminder(beginAt: number, now: number): LiveReminder | null {
  if (now >= beginAt) return null;
  return LIVE_REMINDERS.findLast((minutes) => now >= beginAt - minutes * MINUTE_MS) ?? null;
}
