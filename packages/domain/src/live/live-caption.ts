import { getReplaySecond, type RecordedStretch } from './replay-chapters.ts';

/** The languages of captions, in the order of their lines. */
export const CAPTION_LANGUAGES = ['zh', 'en'] as const;
export type CaptionLanguage = (typeof CAPTION_LANGUAGES)[number];

/** Captions of one post (rules/live#captions). */
export const CAPTIONS_PER_POST_MAX = 50;

/** Characters of a caption. */
export const CAPTION_TEXT_MAX = 300;

/** How long a caption may be, in ms; a page has to look no further back for what is to be shown. */
export const CAPTION_LENGTH_MAX_MS = 30_000;

/** How far before its post a caption may begin, in ms: the part of a stream that can be gone back to. */
const BACK_MAX_MS = 2 * 60 * 60 * 1000;

/** How far after its post a caption may begin, in ms: a prepared text. */
const AHEAD_MAX_MS = 60_000;

/** When something is said, in ms, by whatever clock. */
interface Span {
  readonly startAt: number;
  readonly endAt: number;
}

/** Whether a caption has times that a post of a moment, by the same clock, may give it (rules/live#captions). */
export function isCaptionSpan({ startAt, endAt }: Span, sentAt: number): boolean {
  const length = endAt - startAt;
  return (
    length > 0 && length <= CAPTION_LENGTH_MAX_MS && startAt >= sentAt - BACK_MAX_MS && startAt <= sentAt + AHEAD_MAX_MS
  );
}

/** Length of the parts in which a running stream's captions are read, in ms. */
const PART_MS = 60_000;

/** The number of the minute since 1970 in which a caption begins: the part that it is read with. */
export const getCaptionMinute = (at: number): number => Math.floor(at / PART_MS);

/** The moments, in ms, at which the captions of a minute begin: from the first, before the second. */
export const getMinuteRange = (minute: number): readonly [from: number, until: number] => [
  minute * PART_MS,
  (minute + 1) * PART_MS,
];

/**
 * Captions in the seconds of a replay, which skips the pauses: what was said in a pause is left out, and one that reaches into
 * it is cut there (rules/live#captions).
 */
export function placeCaptions<Caption extends Span>(
  captions: readonly Caption[],
  stretches: readonly RecordedStretch[],
): (Caption & { readonly startSeconds: number; readonly endSeconds: number })[] {
  return captions
    .map((caption) => ({
      ...caption,
      startSeconds: getReplaySecond(stretches, caption.startAt),
      endSeconds: getReplaySecond(stretches, caption.endAt),
    }))
    .filter(({ startSeconds, endSeconds }) => endSeconds > startSeconds);
}
