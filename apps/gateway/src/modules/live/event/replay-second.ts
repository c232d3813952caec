import { getReplaySecond, type RecordedRange } from '@osteon/domain';
import type { liveEvent } from './tables.ts';

/**
 * The second at which a time appears in the replay of an event: in its recording, or in its video, which is distributed
 * over the event (rules/room-chat#chat-of-a-replay).
 */
export function getSecondOfReplay(
  { planStartAt, planEndAt }: Pick<typeof liveEvent.$inferSelect, 'planStartAt' | 'planEndAt'>,
  video: { readonly durationSeconds: number | null } | undefined,
  ranges: readonly RecordedRange[],
  at: number,
): number {
  if (!video) return getReplaySecond(ranges, at);
  const seconds = (planEndAt - planStartAt) / 1000;
  const scale = (video.durationSeconds ?? seconds) / seconds;
  return getReplaySecond([{ startedAt: planStartAt, seconds }], at) * scale;
}
