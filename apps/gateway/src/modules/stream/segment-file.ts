import type { RenditionName } from './renditions.ts';

/** A segment with its playlist fields. */
export interface StoredSegment {
  readonly position: number;
  readonly rendition: RenditionName;
  readonly runId: string;
  /** Number of breaks of the channel before the segment's run. */
  readonly runPosition: number;
  readonly number: number;
  readonly startedAt: number;
  readonly seconds: number;
  /** True if its file is in the storage. */
  readonly isPersisted: boolean;
}

/**
 * Folder of a channel's recording on the disk `files`; below it `<rendition>/<run>/` with `init.mp4` and the segments.
 */
export const getChannelFolder = (channelId: string): string => `live/${channelId}`;

/** Path of a rendition's file below the channel's folder, and relative to the playlists. */
export const getSegmentPath = (rendition: RenditionName, runId: string, file: string): string =>
  `${rendition}/${runId}/${file}`;

/** Name of the initialization segment, which a player needs before the first segment of a run. */
export const INIT_FILE = 'init.mp4';

/** Name of a segment's file. */
export const getSegmentFile = (number: number): string => `${number}.m4s`;

const PATH = /^(?:SD|HD|FHD|audio)\/[0-9a-f-]{36}\/(?:init\.mp4|\d{1,7}\.m4s)$/;

/** Returns true if a path below a channel's folder is one that `getSegmentPath` composes. */
export const isSegmentPath = (path: string): boolean => PATH.test(path);
