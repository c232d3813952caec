import type { PlaylistRendition } from './renditions.ts';
import type { StoredSegment } from './segment-file.ts';
import { getSegmentFile, getSegmentPath, INIT_FILE } from './segment-file.ts';

/** Header lines of every playlist; skipped segments need version 9 (RFC 8216bis). */
const HEADER = ['#EXTM3U', '#EXT-X-VERSION:9', '#EXT-X-INDEPENDENT-SEGMENTS'];

/** A player needs this many target durations in full before older segments may be skipped (RFC 8216bis, 4.4.3.8). */
const SKIP_TARGETS = 6;

/** Name of a rendition's playlist beside the master playlist. */
export const toPlaylistName = (rendition: string): string => `${rendition}.m3u8`;

/** Composes the master playlist: the video renditions in rising order, then audio only. */
export function composeMasterPlaylist(
  renditions: readonly PlaylistRendition[],
  source: { readonly width: number; readonly height: number },
): string {
  const lines = renditions.flatMap(({ name, bandwidth, codecs, height }) => {
    const size = height === null ? null : toSize(height, source);
    const attributes = [
      `BANDWIDTH=${bandwidth}`,
      `CODECS="${codecs.join(',')}"`,
      ...(size ? [`RESOLUTION=${size.width}x${size.height}`] : []),
      `NAME="${name}"`,
    ];
    return [`#EXT-X-STREAM-INF:${attributes.join(',')}`, toPlaylistName(name)];
  });
  return [...HEADER, ...lines, ''].join('\n');
}

/** The size of a rendition: never above the source, the width even. */
function toSize(height: number, source: { readonly width: number; readonly height: number }) {
  if (source.height === 0 || source.width === 0) return null;
  const renditionHeight = Math.min(height, source.height);
  return {
    width: Math.round((source.width * renditionHeight) / source.height / 2) * 2,
    height: Math.floor(renditionHeight / 2) * 2,
  };
}

/**
 * Composes the media playlist of a rendition, or of a recording that is over. The wall clock is written at each break,
 * so that renditions and channels can be aligned by it; `skip` leaves out the lines that a player already has, as a
 * window of two hours has thousands (rules/live-stage#rewind).
 */
export function composeMediaPlaylist(
  segments: readonly StoredSegment[],
  { isOver, skip }: { readonly isOver: boolean; readonly skip: boolean },
): string {
  const target = Math.max(1, ...segments.map(({ seconds }) => Math.round(seconds)));
  const skipUntilSeconds = target * SKIP_TARGETS;
  const skipped = skip && !isOver ? countSkippable(segments, skipUntilSeconds) : 0;
  const [first] = segments;
  const lines = [
    ...HEADER,
    `#EXT-X-TARGETDURATION:${target}`,
    `#EXT-X-MEDIA-SEQUENCE:${first?.position ?? 0}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${first?.runPosition ?? 0}`,
    ...(isOver
      ? ['#EXT-X-PLAYLIST-TYPE:VOD']
      : [`#EXT-X-SERVER-CONTROL:CAN-SKIP-UNTIL=${skipUntilSeconds.toFixed(1)}`]),
    ...(skipped > 0 ? [`#EXT-X-SKIP:SKIPPED-SEGMENTS=${skipped}`] : []),
  ];
  for (const [index, segment] of segments.entries()) {
    if (index < skipped) continue;
    const before = segments[index - 1];
    if (before?.runId !== segment.runId) {
      // One for each run in between as well, so that renditions that lack a run still number the same breaks alike.
      const breaks = before ? segment.runPosition - before.runPosition : 0;
      lines.push(...Array.from({ length: breaks }, () => '#EXT-X-DISCONTINUITY'));
      lines.push(`#EXT-X-MAP:URI="${getSegmentPath(segment.rendition, segment.runId, INIT_FILE)}"`);
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(segment.startedAt).toISOString()}`);
    }
    lines.push(`#EXTINF:${segment.seconds.toFixed(5)},`, getPath(segment));
  }
  if (isOver) lines.push('#EXT-X-ENDLIST');
  return [...lines, ''].join('\n');
}

const getPath = ({ rendition, runId, number }: StoredSegment): string =>
  getSegmentPath(rendition, runId, getSegmentFile(number));

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
