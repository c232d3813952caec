import type { ResponseOf } from '@osteon/contract';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

/** What can be watched of a replay. */
export type Replay = Live['replayList'][number];

/** What a viewer needs to watch the rest of a replay. */
export type ReplayGate = NonNullable<Live['gate']>;
