import { formatDay } from '../format/date.ts';

/** A time range; times in ms. */
interface TimeRange {
  readonly at: number;
  readonly endAt: number;
}

const MINUTE_MS = 60_000;

/** A pause in all halls of this length divides a day. */
const BREAK_MS = 30 * MINUTE_MS;

/** Time marks are at the half hours, without those near the start. */
const MARK_MS = 30 * MINUTE_MS;
const MARK_DISTANCE_MS = 10 * MINUTE_MS;

/** Items of an agenda in the order of time, whatever their groups and halls (rules/live-agenda#running-item). */
export const sortByStart = <Item extends Pick<TimeRange, 'at'>>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => one.at - other.at);

/** The days on which items of a schedule start, yyyy-mm-dd in Shanghai, in order (rules/live-agenda#schedule). */
export const listScheduleDays = (items: readonly TimeRange[]): string[] => [
  ...new Set(sortByStart(items).map(({ at }) => formatDay(at))),
];

/** The sessions of a day: its time ranges between the breaks of all halls (rules/live-agenda#schedule). */
export function splitSessions(items: readonly TimeRange[]): TimeRange[] {
  const sessions: { at: number; endAt: number }[] = [];
  for (const { at, endAt } of sortByStart(items)) {
    const last = sessions.at(-1);
    if (last && at < last.endAt + BREAK_MS) last.endAt = Math.max(last.endAt, endAt);
    else sessions.push({ at, endAt });
  }
  return sessions;
}

/** The time marks of a session: its start, and the half hours after it. */
export function listTimeMarks({ at, endAt }: TimeRange): number[] {
  const marks = [at];
  for (let mark = Math.ceil((at + MARK_DISTANCE_MS) / MARK_MS) * MARK_MS; mark < endAt; mark += MARK_MS) {
    marks.push(mark);
  }
  return marks;
}

/** The states of an item of a schedule. */
export const SCHEDULE_STATES = ['past', 'running', 'coming'] as const;
export type ScheduleState = (typeof SCHEDULE_STATES)[number];

/** The state of an item of a schedule at `now`. */
export function getScheduleState({ at, endAt }: TimeRange, now: number): ScheduleState {
  if (endAt <= now) return 'past';
  return at <= now ? 'running' : 'coming';
}

/**
 * The entry of a personal schedule that starts before an item, or with it, and is not over when it starts; undefined if
 * both are possible (rules/live-agenda#schedule).
 */
export const findConflict = <Item extends TimeRange & { readonly itemId: string }>(
  item: Item,
  own: readonly Item[],
): Item | undefined =>
  own.find(
    (other) =>
      other.endAt > item.at &&
      (other.at < item.at || (other.at === item.at && own.indexOf(other) < own.findIndex((each) => each === item))),
  );
