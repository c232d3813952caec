/** Key of session storage of an action that waits for a login: a tab's own, which survives its reload. */
export const PENDING_ACTION_KEY = 'gatedAction';
