import type { ResponseOf } from '@osteon/contract';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

/** The replay of a channel. */
export type Replay = Live['replayList'][number];

/** The requirement for watching the rest of a replay. */
export type ReplayGate = NonNullable<Live['gate']>;
