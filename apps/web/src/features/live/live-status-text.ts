import { LiveStatus, liveLabel } from '@osteon/domain';
import { m } from '../../texts/index.ts';

/** The state of an event in words (seed 001 §4, label mapping); empty for an event that the public does not see. */
export function liveStatusText(status: number): string {
  const known = Object.values(LiveStatus).find((candidate) => candidate === status);
  const label = known === undefined ? null : liveLabel(known);
  return label === null ? '' : m[label]();
}
