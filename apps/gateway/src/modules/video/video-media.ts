/** Languages that the player supports (rules/language#preferences). */
export type MediaLanguage = 'zh' | 'en';

/** One track of a video's media: HLS in fMP4. */
export interface MediaTrack {
  /** Holds `init.mp4` and the segments `seg-00001.m4s`, `seg-00002.m4s` and so on. */
  readonly folder: string;
  /** RFC 6381 codec string of these very files. */
  readonly codecs: string;
  /** Bits per second of the heaviest segment. */
  readonly bandwidth: number;
  /** Bits per second over the whole track. */
  readonly averageBandwidth: number;
  /** Length of each segment in order. */
  readonly segmentSeconds: readonly number[];
}

/** One rendition (definition) of a video; it has no sound. */
export interface Rendition extends MediaTrack {
  readonly name: 'SD' | 'HD' | 'FHD';
  readonly width: number;
  readonly height: number;
  readonly frameRate: number;
}

/** The preview tiles of the seek bar: tile n (row by row, from 0) shows second `n * everySeconds`. */
interface Thumbnails {
  readonly file: string;
  readonly columns: number;
  readonly rows: number;
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly everySeconds: number;
  /** The number of tiles in a picture. */
  readonly count: number;
}

/** The encoded media of one video, with paths relative to the folder of the media (rules/video#renditions). */
export interface VideoMediaMetadata {
  /** Length of what is played; the tracks may be longer. */
  readonly seconds: number;
  /** At least one, from the smallest definition to the largest, all cut at the same seconds. */
  readonly renditions: readonly Rendition[];
  /** At most one of each language; none for a silent video. */
  readonly audio: readonly (MediaTrack & { readonly language: MediaLanguage })[];
  /** One whole WebVTT file per language, as far as there are any. */
  readonly subtitles: readonly { readonly language: MediaLanguage; readonly file: string }[];
  readonly thumbnails: Thumbnails;
  /** The video does not have the content of the title (rules/video#placeholder-videos). */
  readonly placeholder?: true;
}
