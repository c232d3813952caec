import { cleanCommentText, isCommentText, PATIENT_IDENTIFIER_KINDS } from '@osteon/domain';
import { z } from 'zod';
import { author } from '../content/card.ts';
import { id, multilineText, timestamp } from '../fields.ts';
import { decision } from './decision.ts';
import { quote } from './quote.ts';

/** What can be commented on: 1 a video, 2 a document, 7 a case, 11 the replay of a live event or meeting, 14 a course. */
export const commentableType = z.union([z.literal(1), z.literal(2), z.literal(7), z.literal(11), z.literal(14)]);

/** A comment's text: cleaned, then 1 to 2,000 characters (rules/comment#text). */
export const commentText = multilineText(20_000).transform(cleanCommentText).refine(isCommentText);

/** A reply, or a comment without its replies (rules/comment#comment). */
export const commentReply = z.object({
  commentId: id,
  /** Null where the account is erased. */
  author: author.nullable(),
  /** The author made the commented item. */
  isItemAuthor: z.boolean(),
  /**
   * `held`: it names a patient; `removed`: by the operator. Its author alone reads such a one; for others it is `deleted`: a
   * stub without a text, as it was answered (rules/comment#held, rules/comment#moderation).
   */
  state: z.enum(['shown', 'held', 'removed', 'deleted']),
  text: z.string(),
  /** Whom the text refers to by `<@id>` (rules/comment#mentions); the name null where the account is erased. */
  mentions: z.array(z.object({ id, name: z.string().nullable() })),
  /** The place of the item that it quotes; null for none (rules/comment#quotes). */
  quote: quote.nullable(),
  /** Why it is held, for its author: what identifies a patient, in code units of the text. */
  findings: z.array(
    z.object({ start: z.number().int(), end: z.number().int(), kind: z.enum(PATIENT_IDENTIFIER_KINDS) }),
  ),
  /** Why it is removed, for its author; null for everybody else. */
  decision: decision.nullable(),
  createdAt: timestamp,
  editedAt: timestamp.nullable(),
  likeCount: z.number().int(),
  /** Shown replies of the whole thread, for its first comment; else those that answer this one. */
  answerCount: z.number().int(),
  /** The first comment of the thread; null for that one. */
  rootId: id.nullable(),
  /**
   * Whom a reply answers, where that is not the first comment and the caller reads it; the author null where the account is
   * erased.
   */
  replyTo: z.object({ commentId: id, author: author.nullable() }).nullable(),
  own: z.object({
    isMine: z.boolean(),
    isLiked: z.boolean(),
    /** Whether the caller has reported it (rules/comment#reports). */
    isReported: z.boolean(),
    /** Whether the caller can block its author (rules/comment#blocking). */
    canBlock: z.boolean(),
    /** For how long the caller may still edit it when the answer is sent, in ms; 0 where not. */
    editableMs: z.number().int(),
  }),
});

/** A comment with the first of its replies, the oldest first (rules/comment#comment). */
export const comment = commentReply.extend({ replies: z.array(commentReply) });

/** A comment with the first of its replies. */
export type Comment = z.infer<typeof comment>;

/** A reply. */
export type CommentReply = z.infer<typeof commentReply>;
