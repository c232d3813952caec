/** By what a login proved the account: `scan` a phone that scanned, `app` one that confirmed a login past the day's three. */
export const LOGIN_WAYS = ['scan', 'code', 'password', 'register', 'app'] as const;
export type LoginWay = (typeof LOGIN_WAYS)[number];

/** How it ended: `phone` waits for the app's confirmation (spec-decision 3). */
export const LOGIN_RESULTS = ['success', 'wrongPassword', 'phone'] as const;
export type LoginResult = (typeof LOGIN_RESULTS)[number];
