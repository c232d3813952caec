import { z } from 'zod';

/** A name of a file or folder below the folder of the media, without a slash at its ends. */
const path = z.string().regex(/^[\w-]+(?:[./][\w-]+)*$/);

const bitsPerSecond = z.number().int().positive();

const track = z.object({
  /** Holds `init.mp4` and the segments `seg-00001.m4s`, `seg-00002.m4s` and so on. */
  folder: path,
  /** RFC 6381 codec string of these very files. */
  codecs: z.string(),
  /** Of the heaviest segment. */
  bandwidth: bitsPerSecond,
  averageBandwidth: bitsPerSecond,
  /** Length of each segment in order. */
  segmentSeconds: z.array(z.number().positive()).min(1),
});

const rendition = track.extend({
  name: z.enum(['SD', 'HD', 'FHD']),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  frameRate: z.number().positive(),
});

/** Languages that the player knows (rules/language#preferences). */
const language = z.enum(['zh', 'en']);

/**
 * The encoded media of one film: HLS tracks in fMP4, WebVTT files and thumbnails, with paths relative to the folder of the
 * media (rules/video#definitions).
 */
export const videoMediaFacts = z.object({
  /** Length of what is played; the tracks may be longer. */
  seconds: z.number().positive(),
  /** Without sound, from the smallest definition to the largest, all cut at the same seconds. */
  renditions: z.array(rendition).min(1),
  /** At most one of each language; none for a silent film. */
  audio: z.array(track.extend({ language })),
  /** One whole WebVTT file per language, as far as there are any. */
  subtitles: z.array(z.object({ language, file: path })),
  /** The preview tiles of the seek bar: tile n (row by row, from 0) shows second `n * everySeconds`. */
  thumbnails: z.object({
    file: path,
    columns: z.number().int().positive(),
    rows: z.number().int().positive(),
    tileWidth: z.number().int().positive(),
    tileHeight: z.number().int().positive(),
    everySeconds: z.number().positive(),
    count: z.number().int().positive(),
  }),
});

export type VideoMediaFacts = z.infer<typeof videoMediaFacts>;

/** One track of a film's media. */
export type MediaTrack = z.infer<typeof track>;
