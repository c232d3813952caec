import { create } from 'zustand';

/** Which replay is played, and at which second; what stands beside the player follows it. */
export const useReplayTime = create(() => ({ channelId: '', at: 0 }));
