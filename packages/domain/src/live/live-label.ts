import { LiveStatus } from './live-status.ts';

/** Text key of the label of a live event. */
export type LiveLabel = 'live.status.preview' | 'live.status.living' | 'live.status.ended' | 'live.status.replay';

const LABELS: Readonly<Partial<Record<LiveStatus, LiveLabel>>> = {
  [LiveStatus.advertise]: 'live.status.preview',
  [LiveStatus.living]: 'live.status.living',
  [LiveStatus.pause]: 'live.status.living',
  [LiveStatus.end]: 'live.status.ended',
  [LiveStatus.replay]: 'live.status.replay',
  // While the replay is paused the event is over and cannot be watched.
  [LiveStatus.replayPause]: 'live.status.ended',
};

/** The label of a live event; null for events that are not public (rules/live#labels). */
export function getLiveLabel(status: LiveStatus): LiveLabel | null {
  return LABELS[status] ?? null;
}
