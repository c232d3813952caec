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

/** The last notification of a booking (rules/live-booking#reminders). */
export const LIVE_NOTICES = ['none', 'hour', 'minutes5', 'started', 'cancelled'] as const;
export type LiveNotice = (typeof LIVE_NOTICES)[number];

/** Reminders, the earliest first, each with its time before the start in ms (rules/live-booking#reminders). */
const REMINDERS = [
  { notice: 'hour', leadMs: 60 * MINUTE_MS },
  { notice: 'minutes5', leadMs: 5 * MINUTE_MS },
] as const;

/** The reminder that is due at `now`; null before the first one, and from the start on. */
export function findDueReminder(startAt: number, now: number): (typeof REMINDERS)[number] | null {
  if (now >= startAt) return null;
  return REMINDERS.findLast(({ leadMs }) => now >= startAt - leadMs) ?? null;
}
