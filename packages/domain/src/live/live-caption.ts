import { getReplaySecond, type RecordedRange } from './replay-timeline.ts';

/** The languages of captions, in the order of their lines. */
export const CAPTION_LANGUAGES = ['zh', 'en'] as const;
export type CaptionLanguage = (typeof CAPTION_LANGUAGES)[number];

/** Maximum number of captions of one post (rules/room-captions#captions). */
export const CAPTIONS_PER_POST_MAX = 50;

/** Maximum length of a caption in characters. */
export const CAPTION_TEXT_MAX = 300;

/** Maximum duration of a caption, in ms; a page reads no further back for the visible ones. */
export const CAPTION_LENGTH_MAX_MS = 30_000;

/** Maximum time between the start of a caption and its later post, in ms: the rewind window of a stream. */
const PAST_MAX_MS = 2 * 60 * 60 * 1000;

/** Maximum time between a post and the later start of its caption, in ms: a prepared text. */
const FUTURE_MAX_MS = 60_000;

/** A time range in ms, by any clock. */
interface TimeRange {
  readonly startAt: number;
  readonly endAt: number;
}

/**
 * Returns true if the times of a caption are valid for a post at a time by the same clock (rules/room-captions#captions).
 */
export function isCaptionTimeRange({ startAt, endAt }: TimeRange, sentAt: number): boolean {
  const length = endAt - startAt;
  return (
    length > 0 &&
    length <= CAPTION_LENGTH_MAX_MS &&
    startAt >= sentAt - PAST_MAX_MS &&
    startAt <= sentAt + FUTURE_MAX_MS
  );
}

/** Length of the parts in which a running stream's captions are read, in ms. */
const PART_MS = 60_000;

/** The number of the minute since 1970 in which a caption starts: the part that it is read with. */
export const getCaptionMinute = (at: number): number => Math.floor(at / PART_MS);

/** The range of start times of the captions of a minute, in ms, the end excluded. */
export const getMinuteRange = (minute: number): readonly [from: number, until: number] => [
  minute * PART_MS,
  (minute + 1) * PART_MS,
];

/**
 * Maps captions to the seconds of a replay, which skips the pauses: captions of a pause are left out, and one that
 * reaches into it is cut there (rules/room-captions#captions).
 */
export function mapCaptionsToReplay<Caption extends TimeRange>(
  captions: readonly Caption[],
  ranges: readonly RecordedRange[],
): (Caption & { readonly startSeconds: number; readonly endSeconds: number })[] {
  return captions
    .map((caption) => ({
      ...caption,
      startSeconds: getReplaySecond(ranges, caption.startAt),
      endSeconds: getReplaySecond(ranges, caption.endAt),
    }))
    .filter(({ startSeconds, endSeconds }) => endSeconds > startSeconds);
}
