/** The audience of a live event (rules/live#kinds). */
export const LiveType = { common: 'common', asia: 'asia' } as const;
export type LiveType = (typeof LiveType)[keyof typeof LiveType];

/** The audience of an event's stream: everybody, logged-in viewers, certified doctors (rules/stream#who-may-watch). */
export const LIVE_AUTHORIZE_TYPES = ['all', 'login', 'auth'] as const;
export type LiveAuthorizeType = (typeof LIVE_AUTHORIZE_TYPES)[number];
