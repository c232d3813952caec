import type { MediaLanguage } from '../item/ingest-item.ts';

/** A video file that passed the checks: the properties that the encoders need. */
export interface SourceVideo {
  readonly seconds: number;
  /** Display size: after rotation, with square pixels. */
  readonly width: number;
  readonly height: number;
  /** Frames per second that are encoded, as ffmpeg's ratio; a variable rate becomes a constant one. */
  readonly frameRate: string;
  readonly interlaced: boolean;
  /** Brightness beyond what standard screens show (PQ or HLG), which is mapped down. */
  readonly highDynamicRange: boolean;
  /** Index of the video stream in the file. */
  readonly videoStream: number;
  /** Index of an audio stream per language. */
  readonly audio: readonly { readonly index: number; readonly language: MediaLanguage }[];
}
