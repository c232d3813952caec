import { type LiveLabel, LiveStatus, liveLabel } from '@osteon/domain';
import { m } from './index.ts';

// Named one by one: a key put together at run time would carry the whole catalogue into the page.
const labels: Readonly<Record<LiveLabel, () => string>> = {
  'live.status.preview': m['live.status.preview'],
  'live.status.living': m['live.status.living'],
  'live.status.ended': m['live.status.ended'],
  'live.status.replay': m['live.status.replay'],
};

/** The state of an event in words (seed 001 §4, label mapping); empty for an event that the public does not see. */
export function liveStatusText(status: number): string {
  const known = Object.values(LiveStatus).find((candidate) => candidate === status);
  const label = known === undefined ? null : liveLabel(known);
  return label === null ? '' : labels[label]();
}
