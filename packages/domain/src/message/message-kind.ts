import { PromptScene } from '../shell/shell-limits.ts';
import type { MessageScene } from './message-scene.ts';

/**
 * Kinds of messages (rules/message#kinds): a notice of the portal, actions of others on the receiver's content, or new
 * content of the people whom the receiver follows.
 */
export const MESSAGE_KINDS = ['notice', 'reply', 'comment', 'mention', 'like', 'follow', 'newContent'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The kinds of messages in a scene, each of which is switched on its own (rules/message#channels). */
export const listMessageKinds = (scene: MessageScene): readonly MessageKind[] =>
  scene === PromptScene.message ? MESSAGE_KINDS : ['notice'];

/** The kinds of actions of others, which name them. */
export type EventKind = Exclude<MessageKind, 'notice' | 'newContent'>;

/** Code points of a comment that a message about it quotes. */
export const MESSAGE_EXCERPT = 100;
