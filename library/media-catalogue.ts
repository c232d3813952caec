/**
 * The shape of `library/media/catalogue.json`: which sample media there are, how they are cut and which video of the
 * library plays which of them (rules/video#renditions). Written by `npm run media -w library`, read by the
 * loader and by the gateway, which writes every playlist from it.
 *
 * All lengths are seconds with three decimals, measured on the encoded files. All bandwidths are bits per second.
 * All paths are relative to `library/media/`.
 */

/** The three definitions of a picture, from the smallest (rules/video#renditions). */
export type RenditionName = 'SD' | 'HD' | 'FHD';

/** The two languages of every voice and subtitle. */
export type MediaLanguage = 'zh' | 'en';

/** One HLS track (fMP4) in a folder of its own: `init.mp4`, then `seg-00001.m4s`, `seg-00002.m4s` and so on. */
export interface MediaTrack {
  /** Folder of the track, without a slash at the end. */
  folder: string;
  /** RFC 6381 codec string of this very file, for the CODECS attribute. */
  codecs: string;
  /** Bits per second of the heaviest segment. */
  bandwidth: number;
  /** Bits per second over the whole track. */
  averageBandwidth: number;
  /** Length of each segment in order. */
  segmentSeconds: number[];
}

/** One definition of a picture; it holds no sound. */
export interface Rendition extends MediaTrack {
  name: RenditionName;
  width: number;
  height: number;
  frameRate: number;
}

/** The preview tiles of the seek bar: tile n (row by row, from 0) shows second `n * everySeconds`. */
export interface Thumbnails {
  file: string;
  columns: number;
  rows: number;
  tileWidth: number;
  tileHeight: number;
  everySeconds: number;
  /** The number of tiles in a picture; the rest of the last row is empty. */
  count: number;
}

/** Two voices on one timeline and the subtitles that belong to them. */
export interface Narration {
  /** Length of the narration, silence at the end included: always a whole number of segments. */
  seconds: number;
  audio: Record<MediaLanguage, MediaTrack>;
  /** One whole WebVTT file per language. */
  subtitles: Record<MediaLanguage, string>;
}

/** The start of a chapter or step: in the seconds of the content, and in those of its film. */
export interface FilmScene {
  at: number;
  startSeconds: number;
}

/** The film of one video, or a picture that several videos share, with its narration. */
export interface Picture extends Narration {
  id: string;
  title: string;
  titleEn: string;
  /** Specialty ids of base.json that the picture shows; the first is the main one. */
  specialties: string[];
  /** Tags of base.json that the picture suits. */
  tags: string[];
  /** From the smallest definition to the largest; all are cut at the same seconds. */
  renditions: Rendition[];
  thumbnails: Thumbnails;
  /**
   * Of the film of one video: every chapter and step of it. Without them these are fitted to the film in proportion.
   */
  scenes?: FilmScene[];
  /**
   * It does not have the content of its videos' titles; the player displays a notice (rules/video#placeholder-videos).
   */
  placeholder?: true;
  /** Fingerprint of everything the picture was built from, so that a build skips what is up to date. */
  source: string;
}

/**
 * The narration of one video; its playlist takes the first `seconds` of the video's picture. The film of a video has no
 * other narration.
 */
export interface Voice extends Narration {
  /** Fingerprint of everything the voice was built from. */
  source: string;
}

/** A stack of slices, whose files are `stacks/<name>/<n>` (docs/rules/case-series.md#stacks). */
interface Stack {
  width: number;
  height: number;
  count: number;
  spacing: { row: number; column: number; slice: number | null } | null;
  base: number;
  step: number;
  windows: { preset: 'bone' | 'softTissue' | 'implant' | null; center: number; width: number }[];
}

/** All sample media. */
export interface MediaCatalogue {
  pictures: Picture[];
  /** By video id: only the videos that have a transcript. The others use the narration of their picture. */
  voices: Record<string, Voice>;
  /** Picture id by video id, for every video of the library. */
  assignments: Record<string, string>;
  /** By name; made by `npm run sample-stacks -w apps/gateway`. */
  stacks?: Record<string, Stack> | undefined;
}

/** File of the header that every segment of a track needs, relative to `library/media/`. */
export const initFile = (track: MediaTrack): string => `${track.folder}/init.mp4`;

/** File of a slice, from 0, relative to `library/media/`. */
export const sliceFile = (stack: string, slice: number): string => `stacks/${stack}/${slice}`;

/** File of segment `index` (from 0) of a track, relative to `library/media/`. */
export const segmentFile = (track: MediaTrack, index: number): string =>
  `${track.folder}/seg-${String(index + 1).padStart(5, '0')}.m4s`;
