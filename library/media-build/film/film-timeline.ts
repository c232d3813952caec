import { FILM_ENCODING } from '../settings.ts';
import { PAUSE, wholeSegments } from '../timeline.ts';

/** Seconds of the sentences of one shot; `opens` is whether it is the first of its scene. */
export interface SpokenShot {
  readonly opens: boolean;
  readonly sentences: readonly number[];
}

/** When a film's shots and sentences start, in seconds. */
export interface FilmTimeline {
  readonly shots: readonly number[];
  readonly sentences: readonly number[];
  readonly seconds: number;
}

/** Silence between the start of a scene and its first sentence, and at least after its last one. */
const LEAD = 0.8;
const TAIL = 1;

/** The time by which a further shot of the same scene starts before its first sentence. */
const SHOT_LEAD = 0.4;

const toFrame = (seconds: number): number => Math.floor(seconds * FILM_ENCODING.frameRate) / FILM_ENCODING.frameRate;

const layOut = (shots: readonly SpokenShot[], spare: readonly number[]): FilmTimeline => {
  const starts: number[] = [];
  const sentences: number[] = [];
  let scene = -1;
  let end = 0;
  for (const { opens, sentences: lengths } of shots) {
    if (opens) {
      const start = starts.length === 0 ? 0 : Math.ceil(end + TAIL) + (spare[scene] ?? 0);
      scene++;
      starts.push(start);
      end = start + LEAD - PAUSE;
    } else starts.push(toFrame(end + PAUSE - SHOT_LEAD));
    for (const length of lengths) {
      sentences.push(end + PAUSE);
      end += PAUSE + length;
    }
  }
  return { shots: starts, sentences, seconds: Math.ceil(end + TAIL) + (spare[scene] ?? 0) };
};

/**
 * Lays out a film so that every picture is displayed while its own sentences are spoken. Scenes start at whole seconds,
 * as chapters do. The seconds missing to `atLeast`, or to a whole segment, are spread over the scenes from the first
 * on.
 */
export const filmTimeline = (shots: readonly SpokenShot[], atLeast: number): FilmTimeline => {
  const scenes = shots.filter(({ opens }) => opens).length;
  const { seconds } = layOut(shots, []);
  const spare = wholeSegments(Math.max(seconds, atLeast)) - seconds;
  const each = Math.floor(spare / scenes);
  return layOut(
    shots,
    Array.from({ length: scenes }, (_, index) => each + (index < spare % scenes ? 1 : 0)),
  );
};
