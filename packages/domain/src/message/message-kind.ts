/**
 * What a message is about (rules/message#kinds): a note of the portal, or what others did with something of the receiver's.
 */
export const MESSAGE_KINDS = ['notice', 'reply', 'comment', 'like', 'follow'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The kinds that are grouped by what they are about. */
export type EventKind = Exclude<MessageKind, 'notice'>;

/** Code points of a comment that a message about it has. */
export const MESSAGE_EXCERPT = 100;
