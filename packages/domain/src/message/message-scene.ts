import { PromptScene } from '../shell/shell-limits.ts';

/** The kinds of messages: the seeds' prompt scenes, and the account's own security (seed 000 §3). */
export const MESSAGE_SCENES = [
  PromptScene.message,
  PromptScene.liveActivity,
  PromptScene.coupon,
  'account_security',
] as const;
export type MessageScene = (typeof MESSAGE_SCENES)[number];

/** The one kind that nobody can switch off: a stranger in the account must not be able to. */
export const ALWAYS_REMINDED: MessageScene = 'account_security';
