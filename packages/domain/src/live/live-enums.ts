/** The audience of a live event (rules/live#kinds). */
export const LiveType = { common: 'common', asia: 'asia' } as const;
export type LiveType = (typeof LiveType)[keyof typeof LiveType];

/** Who may watch the stream (rules/live#who-may-watch). */
export const LiveAuthType = { all: 'all', login: 'login', auth: 'auth' } as const;
export type LiveAuthType = (typeof LiveAuthType)[keyof typeof LiveAuthType];
