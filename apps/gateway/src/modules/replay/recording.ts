import type { RecordedRange, VideoRendition } from '@osteon/domain';
import type { RenditionName } from '../stream/renditions.ts';
import type { StoredSegment } from '../stream/segment-file.ts';

/** The fields of a run that decide on the renditions of a recording. */
export interface RecordedRun {
  readonly id: string;
  readonly position: number;
  readonly renditions: readonly VideoRendition[];
  readonly hasAudio: boolean;
  readonly width: number;
  readonly height: number;
}

const RENDITIONS: readonly VideoRendition[] = ['SD', 'HD', 'FHD'];

/** The renditions that any run has, in rising order. */
export const listRecordedRenditions = (runs: readonly RecordedRun[]): VideoRendition[] =>
  RENDITIONS.filter((rendition) => runs.some(({ renditions }) => renditions.includes(rendition)));

/**
 * The rendition that replaces one which a run lacks, as a gateway that is too slow drops the largest: the next smaller
 * one, so that every rendition is as long as the recording. Null for audio of a run without audio
 * (rules/replay#replay).
 */
export function selectRendition({ renditions, hasAudio }: RecordedRun, requested: RenditionName): RenditionName | null {
  if (requested === 'audio') return hasAudio ? 'audio' : null;
  const smaller = RENDITIONS.slice(0, RENDITIONS.indexOf(requested) + 1).findLast((rendition) =>
    renditions.includes(rendition),
  );
  return smaller ?? RENDITIONS.find((rendition) => renditions.includes(rendition)) ?? null;
}

/** The continuous time ranges of a recording. */
export function toRecordedRanges(segments: readonly Omit<StoredSegment, 'position'>[]): RecordedRange[] {
  const runs = Map.groupBy(segments, ({ runId }) => runId);
  return [...runs.values()].flatMap((ofRun) => {
    const seconds = ofRun.reduce((total, segment) => total + segment.seconds, 0);
    return ofRun.slice(0, 1).map(({ startedAt }) => ({ startedAt, seconds }));
  });
}

/** Tolerance in seconds for rounded lengths. */
const ROUNDING = 0.001;

/** The complete segments within a limit in seconds, which is never exceeded; null is no limit (rules/replay#replay). */
export function limitSegments(
  segments: readonly StoredSegment[],
  limitSeconds: number | null,
): readonly StoredSegment[] {
  if (limitSeconds === null) return segments;
  let length = 0;
  const end = segments.findIndex(({ seconds }) => {
    length += seconds;
    return length > limitSeconds + ROUNDING;
  });
  return end === -1 ? segments : segments.slice(0, end);
}
