/** Base path of the portal (rules/shell#limits). */
export const BASE_PATH = '/edu';

/** Time for which a toast is displayed, in ms (rules/shell#limits). */
export const TOAST_MS = 1_500;

/** Lifetime of the cookies of a session and of the portal's settings, in days (rules/session#cookies). */
export const COOKIE_DAYS = 90;

/** Maximum load time of a route's chunk before the reload offer, in ms (rules/error-pages#load-failure). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Following list: requested page size, and number of entries before 'expand' (rules/shell#limits). */
export const FOLLOWING_PAGE_SIZE = 999;
export const FOLLOWING_SHOWN = 6;

/** Age up to which a course counts as new, in ms; the sidebar marks new courses as 上新. */
export const NEW_COURSE_MS = 7 * 24 * 60 * 60 * 1000;

/** `promptSceneCode` of the header's message count (rules/message#prompts). */
export const MESSAGE_PROMPT_SCENE = 'doctor-home-pc';

/** Prompt scenes that the header and the sidebar read (rules/message#prompts). */
export const PromptScene = {
  message: 'edu_message',
  coupon: 'auth_coupon',
  liveActivity: 'live_activity_message',
} as const;
export type PromptScene = (typeof PromptScene)[keyof typeof PromptScene];

/** States of a page or list (rules/shell#page-states). */
export const PageLoadState = {
  loading: 'loading',
  error: 'error',
  success: 'success',
  empty: 'empty',
} as const;
export type PageLoadState = (typeof PageLoadState)[keyof typeof PageLoadState];
