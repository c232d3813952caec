import { getLiveLabel, type LiveLabel, LiveStatus } from '@osteon/domain';
import { m } from './index.ts';

// Literal keys: a key computed at run time would include the whole catalogue.
const labels: Readonly<Record<LiveLabel, () => string>> = {
  'live.status.preview': m['live.status.preview'],
  'live.status.living': m['live.status.living'],
  'live.status.ended': m['live.status.ended'],
  'live.status.replay': m['live.status.replay'],
};

/** The label of a live status (rules/live#labels); empty for an event that is not public. */
export function liveStatusText(status: number): string {
  const known = Object.values(LiveStatus).find((candidate) => candidate === status);
  const label = known === undefined ? null : getLiveLabel(known);
  return label === null ? '' : labels[label]();
}
