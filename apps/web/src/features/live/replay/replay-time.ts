import { create } from 'zustand';

/** The current replay and its second, for the parts of the page beside the player. */
export const useReplayTime = create(() => ({ channelId: '', at: 0 }));
