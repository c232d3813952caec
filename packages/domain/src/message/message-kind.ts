import { PromptScene } from '../shell/shell-limits.ts';
import type { MessageScene } from './message-scene.ts';

/**
 * What a message is about (rules/message#kinds): a note of the portal, what others did with something of the receiver's, or what
 * those have published whom the receiver follows.
 */
export const MESSAGE_KINDS = ['notice', 'reply', 'comment', 'mention', 'like', 'follow', 'newContent'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The kinds that a scene has messages of, each of which is switched on its own (rules/message#channels). */
export const listMessageKinds = (scene: MessageScene): readonly MessageKind[] =>
  scene === PromptScene.message ? MESSAGE_KINDS : ['notice'];

/** The kinds of what others did, which name them. */
export type EventKind = Exclude<MessageKind, 'notice' | 'newContent'>;

/** Code points of a comment that a message about it has. */
export const MESSAGE_EXCERPT = 100;
