import { type PlaylistSegment, writeMasterPlaylist, writeMediaPlaylist } from '../../platform/hls-playlist-writer.ts';
import type { PlaylistRendition } from './renditions.ts';
import type { StoredSegment } from './segment-file.ts';
import { getSegmentFile, getSegmentPath, INIT_FILE } from './segment-file.ts';

/** Skipped segments need version 9 (RFC 8216bis). */
const VERSION = 9;

/** Decimals of the length of a segment, in seconds: a rewind of hours adds up thousands. */
const DECIMALS = 5;

/** A player needs this many target durations in full before older segments may be skipped (RFC 8216bis, 4.4.3.8). */
const SKIP_TARGETS = 6;

/** Name of a rendition's playlist beside the master playlist. */
export const toPlaylistName = (rendition: string): string => `${rendition}.m3u8`;

/** Composes the master playlist: the video renditions in rising order, then audio only. */
export function composeMasterPlaylist(
  renditions: readonly PlaylistRendition[],
  source: { readonly width: number; readonly height: number },
): string {
  return writeMasterPlaylist({
    version: VERSION,
    streams: renditions.map(({ name, bandwidth, codecs, height }) => ({
      uri: toPlaylistName(name),
      bandwidth,
      codecs,
      resolution: height === null ? undefined : toSize(height, source),
      name,
    })),
  });
}

/** The size of a rendition: never above the source, the width even; undefined if that of the source is unknown. */
function toSize(height: number, source: { readonly width: number; readonly height: number }) {
  if (source.height === 0 || source.width === 0) return undefined;
  const renditionHeight = Math.min(height, source.height);
  return {
    width: Math.round((source.width * renditionHeight) / source.height / 2) * 2,
    height: Math.floor(renditionHeight / 2) * 2,
  };
}

/**
 * Composes the media playlist of a rendition, or of a recording that is over. The wall clock is written at each break,
 * so that renditions and channels can be aligned by it; `skip` leaves out the lines that a player already has, as a
 * window of two hours has thousands (rules/stream-stage#rewind).
 */
export function composeMediaPlaylist(
  segments: readonly StoredSegment[],
  { isOver, skip }: { readonly isOver: boolean; readonly skip: boolean },
): string {
  const target = Math.max(1, ...segments.map(({ seconds }) => Math.round(seconds)));
  const skipUntilSeconds = target * SKIP_TARGETS;
  const skipped = skip && !isOver ? countSkippable(segments, skipUntilSeconds) : 0;
  const [first] = segments;
  return writeMediaPlaylist({
    version: VERSION,
    isIndependent: true,
    targetSeconds: target,
    sequence: first?.position ?? 0,
    discontinuitySequence: first?.runPosition ?? 0,
    isOver,
    skipUntilSeconds: isOver ? undefined : skipUntilSeconds,
    skipped,
    decimals: DECIMALS,
    segments: segments
      .slice(skipped)
      .map((segment, index) => toPlaylistSegment(segment, segments[skipped + index - 1])),
  });
}

function toPlaylistSegment(segment: StoredSegment, before: StoredSegment | undefined): PlaylistSegment {
  const { rendition, runId, runPosition, number, seconds } = segment;
  const uri = getSegmentPath(rendition, runId, getSegmentFile(number));
  if (before?.runId === runId) return { uri, seconds };
  return {
    uri,
    seconds,
    runStart: {
      // One for each run in between as well, so that renditions that lack a run still number the same breaks alike.
      discontinuities: before ? runPosition - before.runPosition : 0,
      initUri: getSegmentPath(rendition, runId, INIT_FILE),
      wallClock: segment.startedAt,
    },
  };
}

/** Number of segments at the start that are further than `skipUntilSeconds` from the end. */
function countSkippable(segments: readonly StoredSegment[], skipUntilSeconds: number): number {
  let seconds = 0;
  let index = segments.length;
  while (index > 0 && seconds < skipUntilSeconds) {
    index--;
    seconds += segments[index]?.seconds ?? 0;
  }
  return index;
}
