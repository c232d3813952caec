/** The parts of a replay that are searched (rules/replay#search). */
export const REPLAY_HIT_KINDS = ['message', 'caption', 'answer'] as const;

/** The largest number of hits of a search in a replay. */
export const REPLAY_HITS_MAX = 50;
