import type { Library } from '@osteon/library';
import type { MediaLocation } from '../content-source.ts';

/** The input of all rows of a load. */
export interface LoadInput {
  readonly library: Library;
  /** The time that all times of the library are relative to, in ms. */
  readonly loadedAt: number;
  /** The location of the media. */
  readonly mediaLocation: MediaLocation;
  /** Ids of the tags of other sources that this one shares, by name. */
  readonly sharedTags: ReadonlyMap<string, string>;
  /** Picture id by the file below `imagery/`. */
  readonly pictureOfFile: (file: string) => string;
  /** Picture id by item id. */
  readonly pictureOf: (itemId: string) => string;
  /** Path of the portrait by item id; empty for none. */
  readonly portraitOf: (itemId: string) => string;
}

const DAY_MS = 86_400_000;

/** The time `days` before the load, in ms. */
export function subtractDays({ loadedAt }: LoadInput, days: number): number {
  return loadedAt - days * DAY_MS;
}

/** The media of a video, which several videos may share, and its narration. */
export function getMedia({ media }: Library, videoId: string) {
  const picture = media.pictures.find(({ id }) => id === media.assignments[videoId]);
  if (!picture) throw new TypeError(`The media of ${videoId} are missing in a library that was checked.`);
  return { picture, narration: media.voices[videoId] ?? picture };
}

/** The duration of a video's media in seconds. */
export function getMediaSeconds(library: Library, videoId: string): number {
  return getMedia(library, videoId).narration.seconds;
}
