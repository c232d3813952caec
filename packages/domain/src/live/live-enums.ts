/** Which audience a live event is made for (seed 001 §9). */
export const LiveType = { common: 'common', asia: 'asia' } as const;
export type LiveType = (typeof LiveType)[keyof typeof LiveType];

/** Who may watch the stream (seed 001 §9 'live auth types', field `authorizeType`; spec-decision 19). */
export const LiveAuthType = { all: 'all', login: 'login', auth: 'auth' } as const;
export type LiveAuthType = (typeof LiveAuthType)[keyof typeof LiveAuthType];
