const MS_PER_MINUTE = 60_000;
// China has had UTC+8 without summer time since 1991, and nothing in the portal is older.
const OFFSET_MS = 8 * 60 * MS_PER_MINUTE;

/** A time of clock and calendar in Shanghai; months and days from 1, two digits each but the year. */
export interface ShanghaiTime {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
}

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** The parts of a timestamp (ms) in Shanghai; a value outside the calendar counts as the epoch, so no format throws. */
export function toShanghaiTime(ms: number): ShanghaiTime {
  const shifted = new Date(ms + OFFSET_MS);
  const date = Number.isNaN(shifted.getTime()) ? new Date(OFFSET_MS) : shifted;
  return {
    year: pad(date.getUTCFullYear(), 4),
    month: pad(date.getUTCMonth() + 1),
    day: pad(date.getUTCDate()),
    hour: pad(date.getUTCHours()),
    minute: pad(date.getUTCMinutes()),
  };
}
