/**
 * What a message is about (rules/message#kinds): a note of the portal, what others did with something of the receiver's, or what
 * those have published whom the receiver follows.
 */
export const MESSAGE_KINDS = ['notice', 'reply', 'comment', 'mention', 'like', 'follow', 'newContent'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The kinds of what others did, which name them. */
export type EventKind = Exclude<MessageKind, 'notice' | 'newContent'>;

/** Code points of a comment that a message about it has. */
export const MESSAGE_EXCERPT = 100;
