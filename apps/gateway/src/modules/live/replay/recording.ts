import type { RecordedStretch } from '@osteon/domain';
import type { Clarity, RenditionName } from '../stream/ladder.ts';
import type { StoredSegment } from '../stream/stream-repository.ts';

/** What the definitions of a recording follow from. */
export interface RecordedRun {
  readonly id: string;
  readonly position: number;
  readonly rungs: readonly Clarity[];
  readonly hasAudio: boolean;
  readonly width: number;
  readonly height: number;
}

const RISING: readonly Clarity[] = ['SD', 'HD', 'FHD'];

/** The definitions that any run has, in rising order. */
export const listRecordedRungs = (runs: readonly RecordedRun[]): Clarity[] =>
  RISING.filter((rung) => runs.some(({ rungs }) => rungs.includes(rung)));

/**
 * What a run shows in a definition that it may lack, as a gateway that was too slow drops the largest: its next smaller one,
 * so that every definition is as long as the recording. Null for sound that it does not have (rules/live#replay).
 */
export function selectRendition({ rungs, hasAudio }: RecordedRun, wanted: RenditionName): RenditionName | null {
  if (wanted === 'audio') return hasAudio ? 'audio' : null;
  const fitting = RISING.slice(0, RISING.indexOf(wanted) + 1).findLast((rung) => rungs.includes(rung));
  return fitting ?? RISING.find((rung) => rungs.includes(rung)) ?? null;
}

/** Where a recording was made without a break. */
export function listStretches(segments: readonly Omit<StoredSegment, 'position'>[]): RecordedStretch[] {
  const runs = Map.groupBy(segments, ({ runId }) => runId);
  return [...runs.values()].flatMap((ofRun) => {
    const seconds = ofRun.reduce((total, segment) => total + segment.seconds, 0);
    return ofRun.slice(0, 1).map(({ startedAt }) => ({ startedAt, seconds }));
  });
}

/** Tolerance in seconds for rounded lengths. */
const ROUNDING = 0.001;

/** The whole segments within a limit in seconds, which is never exceeded; null is no limit (rules/live#replay). */
export function cutSegments(segments: readonly StoredSegment[], limitSeconds: number | null): readonly StoredSegment[] {
  if (limitSeconds === null) return segments;
  let length = 0;
  const end = segments.findIndex(({ seconds }) => {
    length += seconds;
    return length > limitSeconds + ROUNDING;
  });
  return end === -1 ? segments : segments.slice(0, end);
}
