import type { Library } from '@osteon/library';

/** What the rows of a load are made from. */
export interface Plan {
  readonly library: Library;
  /** The moment from which all times of the library count, in ms. */
  readonly loadedAt: number;
  /** Picture id by item id. */
  readonly pictureOf: (itemId: string) => string;
}

const DAY_MS = 86_400_000;

/** The moment that lies `days` before the load, in ms. */
export function daysBefore({ loadedAt }: Plan, days: number): number {
  return loadedAt - days * DAY_MS;
}

/** Seconds that a video's media last. */
export function mediaSeconds({ media }: Library, videoId: string): number {
  const narration = media.voices[videoId] ?? media.pictures.find(({ id }) => id === media.assignments[videoId]);
  if (!narration) throw new TypeError(`The media of ${videoId} are missing in a library that was checked.`);
  return narration.seconds;
}
