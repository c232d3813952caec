import { PromptScene } from '../shell/shell-limits.ts';

/** The kinds of messages: rules/message#scenes prompt scenes, and the account's own security (rules/message#scenes). */
export const MESSAGE_SCENES = [
  PromptScene.message,
  PromptScene.liveActivity,
  PromptScene.coupon,
  'account_security',
] as const;
export type MessageScene = (typeof MESSAGE_SCENES)[number];

/** The one kind that nobody can switch off: a stranger in the account must not be able to. */
export const ALWAYS_REMINDED: MessageScene = 'account_security';
