/** The parts of a replay that are searched (rules/replay#search). */
export const REPLAY_HIT_KINDS = ['message', 'caption', 'answer'] as const;

/** The largest number of hits of a search in a replay. */
export const REPLAY_HITS_MAX = 50;

/** The largest number of hits that a list shows of an event (rules/live#lists). */
export const LIVE_HITS_MAX = 3;
