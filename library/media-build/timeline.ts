import { SEGMENT_SECONDS } from './settings.ts';

/** One sentence in both languages. */
export interface Line {
  zh: string;
  en: string;
}

/** Silence between two sentences, in seconds. */
export const PAUSE = 0.5;

/** The time from the start of a passage to its first word, and from its last word to its end. */
const LEAD = 1.2;
const TAIL = 1.3;

/** Up to the next whole segment. */
export const wholeSegments = (seconds: number): number => Math.ceil(seconds / SEGMENT_SECONDS - 1e-9) * SEGMENT_SECONDS;

/** The second at which each of several sentences starts, and the second after the last. */
export const follow = (start: number, lengths: readonly number[]): { starts: number[]; end: number } => {
  let at = start;
  const starts = lengths.map((length) => {
    const mine = at;
    at += length + PAUSE;
    return mine;
  });
  return { starts, end: lengths.length === 0 ? start : at - PAUSE };
};

/**
 * Whole seconds for each scene of a picture: long enough for its sentences, at least `atLeast` in all, and a whole
 * number of segments together. The spare seconds are spread from the first scene on, so that no scene drags.
 *
 * @param lengths seconds of each sentence, by scene
 */
export const sceneSeconds = (lengths: readonly (readonly number[])[], atLeast: number): number[] => {
  const needed = lengths.map((sentences) => Math.ceil(follow(LEAD, sentences).end + TAIL));
  const total = needed.reduce((sum, seconds) => sum + seconds, 0);
  const spare = wholeSegments(Math.max(total, atLeast)) - total;
  const each = Math.floor(spare / needed.length);
  return needed.map((seconds, index) => seconds + each + (index < spare % needed.length ? 1 : 0));
};

/** The second at which each scene starts. */
export const sceneStarts = (seconds: readonly number[]): number[] =>
  seconds.map((_, index) => seconds.slice(0, index).reduce((sum, value) => sum + value, 0));

/** The second at which each sentence starts, scene after scene. */
export const sentenceStarts = (lengths: readonly (readonly number[])[], starts: readonly number[]): number[] =>
  lengths.flatMap((sentences, index) => follow((starts[index] ?? 0) + LEAD, sentences).starts);
