import type { RenditionName } from '../media-catalogue.ts';

/** Segment length of every track: 180 s, where a try-watch ends, is a whole number of them (rules/video#try-watch). */
export const SEGMENT_SECONDS = 6;

/** Slow moves over still pictures need no more. */
export const FRAME_RATE = 15;

/** Pictures are composed at this size; the smaller definitions are scaled from it. */
export const CANVAS = { width: 1920, height: 1080 };

/** The definitions with their constant rate factor, from the smallest. */
export const DEFINITIONS: readonly { name: RenditionName; width: number; height: number; crf: number }[] = [
  { name: 'SD', width: 854, height: 480, crf: 33 },
  { name: 'HD', width: 1280, height: 720, crf: 33 },
  { name: 'FHD', width: 1920, height: 1080, crf: 33 },
];

/** The encoding of a moving picture. */
export interface Encoding {
  readonly frameRate: number;
  readonly preset: string;
  readonly references: number;
  readonly definitions: typeof DEFINITIONS;
}

/** Shared pictures, which are few. */
export const PICTURE_ENCODING: Encoding = {
  frameRate: FRAME_RATE,
  preset: 'fast',
  references: 3,
  definitions: DEFINITIONS,
};

/** The films of single videos: thirty of them, whose camera moves by less than a pixel from frame to frame. */
export const FILM_ENCODING: Encoding = {
  frameRate: 3,
  preset: 'veryfast',
  references: 1,
  definitions: DEFINITIONS.map((definition) => ({ ...definition, crf: 37 })),
};

/** Speech only: mono, and a rate that AAC-LC codes without artefacts at this bitrate. */
export const AUDIO = { sampleRate: 24_000, bitrate: 24_000, loudness: -18 };

/** Preview tiles of the seek bar. */
export const TILE = { width: 160, height: 90, everySeconds: 5, columns: 10 };

/** Raise it when the build itself changes, so that everything is rebuilt. */
const REVISION = 1;

/** The inputs of a voice besides its text. */
const VOICE_SETTINGS = [REVISION, SEGMENT_SECONDS, AUDIO];

/** The inputs of a picture besides its script and its images. */
export const PICTURE_SETTINGS = [...VOICE_SETTINGS, FRAME_RATE, CANVAS, DEFINITIONS, TILE];

/** The inputs of a film besides its script, its sentences and its images. */
export const FILM_SETTINGS = [...VOICE_SETTINGS, FILM_ENCODING, CANVAS, TILE];
