import { LiveStatus } from './live-status.ts';

const MINUTE_MS = 60_000;

/** Minutes of a mask: those of an hour. */
const MASK_MINUTES = 60;

/** The share of the minutes on the air, in percent, from which an account was present (rules/live-attendance#present). */
export const LIVE_PRESENT_PERCENT = 70;

/** The minute of a timestamp, counted from 1970, as all minutes here. */
export const toMinute = (at: number): number => Math.floor(at / MINUTE_MS);

/** A minute as a digit in the mask of its hour (rules/live-attendance#minutes). */
export interface MinuteMask {
  /** Start of the hour, in ms. */
  readonly hourAt: number;
  /** A digit for each minute of the hour, 1 for one that is in the mask. */
  readonly mask: string;
}

/** The mask that contains one minute. */
export function toMinuteMask(minute: number): MinuteMask {
  const index = minute % MASK_MINUTES;
  return {
    hourAt: (minute - index) * MINUTE_MS,
    mask: `${'0'.repeat(index)}1${'0'.repeat(MASK_MINUTES - 1 - index)}`,
  };
}

/** The mask of the minutes that are in either of two masks of an hour. */
export const uniteMasks = (a: string, b: string): string =>
  [...a].map((digit, index) => (digit === '1' || b[index] === '1' ? '1' : '0')).join('');

/** The minutes that an account attended. */
export type AttendedMinutes = Pick<ReadonlySet<number>, 'has'>;

/** The minutes of masks of different hours; they are not expanded, as an event may have thousands of accounts. */
export function readMasks(masks: readonly MinuteMask[]): AttendedMinutes {
  const maskByHour = new Map(masks.map(({ hourAt, mask }) => [toMinute(hourAt) / MASK_MINUTES, mask]));
  return { has: (minute) => maskByHour.get(Math.floor(minute / MASK_MINUTES))?.[minute % MASK_MINUTES] === '1' };
}

/** The history of an event's status, as far as attendance needs it. */
export interface StatusHistory {
  /** The present status. */
  readonly status: number;
  /** The start of an event whose start is not in its history, in ms. */
  readonly planStartAt: number;
  /** The changes since it was last announced, in order. */
  readonly changes: readonly { readonly from: number; readonly to: number; readonly at: number }[];
}

/** The time ranges in which an event was living, in order, up to now. */
function listLivingRanges({ status, planStartAt, changes }: StatusHistory, now: number) {
  const ranges: { from: number; until: number }[] = [];
  let livingSince = (changes[0]?.from ?? status) === LiveStatus.living ? planStartAt : null;
  for (const { to, at } of changes) {
    if (livingSince !== null) ranges.push({ from: livingSince, until: at });
    livingSince = to === LiveStatus.living ? at : null;
  }
  if (livingSince !== null) ranges.push({ from: livingSince, until: now });
  return ranges;
}

/**
 * The minutes in which an event was living for half a minute or longer, in order, up to now: a pause is no part of them
 * (rules/live-attendance#minutes).
 */
export function listMinutesOnAir(history: StatusHistory, now: number): number[] {
  const livingMs = new Map<number, number>();
  for (const { from, until } of listLivingRanges(history, now)) {
    for (let minute = toMinute(from); minute * MINUTE_MS < until; minute++) {
      const within = Math.min(until, (minute + 1) * MINUTE_MS) - Math.max(from, minute * MINUTE_MS);
      livingMs.set(minute, (livingMs.get(minute) ?? 0) + within);
    }
  }
  return [...livingMs].flatMap(([minute, ms]) => (ms * 2 >= MINUTE_MS ? [minute] : []));
}

/** The minutes on the air that belong to an item of the agenda: those whose middle lies within its actual times. */
export const listItemMinutes = (
  { at, endAt }: { readonly at: number; readonly endAt: number },
  minutesOnAir: readonly number[],
): number[] =>
  minutesOnAir.filter((minute) => {
    const middle = (minute + 0.5) * MINUTE_MS;
    return middle >= at && middle < endAt;
  });

/** The number of minutes that an account attended, of those on the air or of an item. */
export const countAttended = (attended: AttendedMinutes, minutes: readonly number[]): number =>
  minutes.reduce((count, minute) => (attended.has(minute) ? count + 1 : count), 0);

/** Returns true if so many attended minutes of a number make an account present (rules/live-attendance#present). */
export const isPresent = (attended: number, minutes: number): boolean =>
  minutes > 0 && attended * 100 >= minutes * LIVE_PRESENT_PERCENT;
