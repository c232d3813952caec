import { LiveStatus } from './live-status.ts';

/** Wording key of the mark on a live event. */
export type LiveLabel = 'live.status.preview' | 'live.status.living' | 'live.status.ended' | 'live.status.replay';

const LABELS: Readonly<Partial<Record<LiveStatus, LiveLabel>>> = {
  [LiveStatus.advertise]: 'live.status.preview',
  [LiveStatus.living]: 'live.status.living',
  [LiveStatus.pause]: 'live.status.living',
  [LiveStatus.end]: 'live.status.ended',
  [LiveStatus.replay]: 'live.status.replay',
  // A replay taken off for a while leaves an event that is over and cannot be watched.
  [LiveStatus.replayPause]: 'live.status.ended',
};

/** The mark of a live event; null for events that the public does not see (rules/live#labels). */
export function liveLabel(status: LiveStatus): LiveLabel | null {
  return LABELS[status] ?? null;
}

/** The mark of one channel of an event: a channel that is over says so in its own words (rules/live#labels). */
export function channelLabel(status: LiveStatus): LiveLabel | 'live.status.channelEnded' | null {
  const label = liveLabel(status);
  return label === 'live.status.ended' ? 'live.status.channelEnded' : label;
}
