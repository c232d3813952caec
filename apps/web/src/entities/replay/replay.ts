import type { ResponseOf } from '@osteon/contract';
import { create } from 'zustand';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

/** The replay of a channel. */
export type Replay = Live['replayList'][number];

/** The requirement for watching the rest of a replay. */
export type ReplayGate = NonNullable<Live['gate']>;

/** The current replay and its second, for the parts of the page beside the player. */
export const useReplayTime = create(() => ({ channelId: '', at: 0 }));
