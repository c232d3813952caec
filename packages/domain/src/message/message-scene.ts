import { PromptScene } from '../shell/shell-limits.ts';

/** The kinds of messages: rules/message#scenes prompt scenes, and the account's own security (rules/message#scenes). */
export const MESSAGE_SCENES = [
  PromptScene.message,
  PromptScene.liveActivity,
  PromptScene.coupon,
  'account_security',
] as const;
export type MessageScene = (typeof MESSAGE_SCENES)[number];

/** The scene whose reminders cannot be switched off, so that an intruder cannot hide the traces. */
export const ALWAYS_REMINDED: MessageScene = 'account_security';

/** Channels of a message beside the page (rules/message#channels). */
export const MESSAGE_CHANNELS = ['mail', 'sms'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];
