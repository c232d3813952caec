import { LiveStatus } from './live-status.ts';

/**
 * Returns true if an event can be booked: it is announced and its planned end is in the future
 * (rules/live-booking#booking).
 */
export const canBookLive = (shownStatus: number): boolean => shownStatus === LiveStatus.advertise;

const BOOKABLE_ITEM_STATUSES: readonly number[] = [LiveStatus.advertise, LiveStatus.living, LiveStatus.pause];

/**
 * Returns true if an item of an agenda can be booked: it has not started, nor has its event ended
 * (rules/live-booking#booking).
 */
export const canBookAgendaItem = (shownStatus: number, startAt: number, now: number): boolean =>
  BOOKABLE_ITEM_STATUSES.includes(shownStatus) && startAt > now;

const MINUTE_MS = 60_000;

/** Times of the reminders, in minutes before the start, the earliest first (rules/live-booking#reminders). */
const LIVE_REMINDERS = [60, 5] as const;
export type LiveReminder = (typeof LIVE_REMINDERS)[number];

/** The reminder that is due at `now`; null before the first one, and from the start on. */
export function getDueReminder(startAt: number, now: number): LiveReminder | null {
  if (now >= startAt) return null;
  return LIVE_REMINDERS.findLast((minutes) => now >= startAt - minutes * MINUTE_MS) ?? null;
}
