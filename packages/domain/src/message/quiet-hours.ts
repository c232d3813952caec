import { formatTime } from '../format/date.ts';

/** Daily hours without reminders, as 'HH:mm' in Shanghai. */
export interface QuietHours {
  readonly on: boolean;
  readonly from: string;
  /** The first minute after them, on the next day where it is earlier than `from`. */
  readonly to: string;
}

/** Default hours, switched off. */
export const DEFAULT_QUIET_HOURS: QuietHours = { on: false, from: '22:00', to: '07:00' };

/** Durations for which reminders can be paused during an operation. */
export const PAUSES = ['twoHours', 'fourHours', 'morning'] as const;
export type Pause = (typeof PAUSES)[number];

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** 07:00 in Shanghai as milliseconds after midnight UTC. */
const MORNING_MS = 23 * HOUR_MS;

/** True if a time (ms) is within the quiet hours or a pause that lasts until `pausedUntil` (ms). */
export function isQuiet(now: number, hours: QuietHours, pausedUntil: number | null): boolean {
  if (pausedUntil !== null && now < pausedUntil) return true;
  if (!hours.on) return false;
  const time = formatTime(now);
  const { from, to } = hours;
  return from <= to ? from <= time && time < to : from <= time || time < to;
}

/** The end (ms) of a pause that starts now (ms); the morning is the next seven o'clock in Shanghai. */
export function getPauseEnd(now: number, pause: Pause): number {
  switch (pause) {
    case 'twoHours':
      return now + 2 * HOUR_MS;
    case 'fourHours':
      return now + 4 * HOUR_MS;
    case 'morning':
      return nextMorning(now);
  }
}

function nextMorning(now: number): number {
  const seven = Math.floor(now / DAY_MS) * DAY_MS + MORNING_MS;
  return seven > now ? seven : seven + DAY_MS;
}
