import type { RecordedStretch } from '@osteon/domain';
import type { Clarity, RenditionName } from '../stream/ladder.ts';
import type { StoredSegment } from '../stream/stream-repository.ts';

/** The fields of a run that decide on the renditions of a recording. */
export interface RecordedRun {
  readonly id: string;
  readonly position: number;
  readonly rungs: readonly Clarity[];
  readonly hasAudio: boolean;
  readonly width: number;
  readonly height: number;
}

const RISING: readonly Clarity[] = ['SD', 'HD', 'FHD'];

/** The renditions that any run has, in rising order. */
export const listRecordedRungs = (runs: readonly RecordedRun[]): Clarity[] =>
  RISING.filter((rung) => runs.some(({ rungs }) => rungs.includes(rung)));

/**
 * The rendition that replaces one which a run lacks, as a gateway that is too slow drops the largest: the next smaller
 * one, so that every rendition is as long as the recording. Null for audio of a run without audio (rules/live#replay).
 */
export function selectRendition({ rungs, hasAudio }: RecordedRun, wanted: RenditionName): RenditionName | null {
  if (wanted === 'audio') return hasAudio ? 'audio' : null;
  const fitting = RISING.slice(0, RISING.indexOf(wanted) + 1).findLast((rung) => rungs.includes(rung));
  return fitting ?? RISING.find((rung) => rungs.includes(rung)) ?? null;
}

/** The continuous time ranges of a recording. */
export function listStretches(segments: readonly Omit<StoredSegment, 'position'>[]): RecordedStretch[] {
  const runs = Map.groupBy(segments, ({ runId }) => runId);
  return [...runs.values()].flatMap((ofRun) => {
    const seconds = ofRun.reduce((total, segment) => total + segment.seconds, 0);
    return ofRun.slice(0, 1).map(({ startedAt }) => ({ startedAt, seconds }));
  });
}

/** Tolerance in seconds for rounded lengths. */
const ROUNDING = 0.001;

/** The complete segments within a limit in seconds, which is never exceeded; null is no limit (rules/live#replay). */
export function cutSegments(segments: readonly StoredSegment[], limitSeconds: number | null): readonly StoredSegment[] {
  if (limitSeconds === null) return segments;
  let length = 0;
  const end = segments.findIndex(({ seconds }) => {
    length += seconds;
    return length > limitSeconds + ROUNDING;
  });
  return end === -1 ? segments : segments.slice(0, end);
}
