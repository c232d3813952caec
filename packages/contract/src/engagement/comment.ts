import { cleanCommentText, isCommentText, PATIENT_IDENTIFIER_KINDS } from '@osteon/domain';
import { z } from 'zod';
import { author } from '../content/card.ts';
import { id, multilineText, timestamp } from '../fields.ts';
import { decision } from './decision.ts';
import { quote } from './quote.ts';

/**
 * Types that have comments: 1 a video, 2 a document, 7 a case, 11 the replay of a live event or meeting, 14 a course.
 */
export const commentableType = z.union([z.literal(1), z.literal(2), z.literal(7), z.literal(11), z.literal(14)]);

/** A comment's text: cleaned, then 1 to 2,000 characters (rules/comment#text). */
export const commentText = multilineText(20_000).transform(cleanCommentText).refine(isCommentText);

/** A reply, or a comment without its replies (rules/comment#comment). */
export const commentReply = z.object({
  commentId: id,
  /** Null where the account is erased. */
  author: author.nullable(),
  /** True if the author made the commented item. */
  isItemAuthor: z.boolean(),
  /**
   * Moderation state. `held`: it names a patient; `removed`: by the operator. Only its author reads such a one; for
   * others it is `deleted`: a stub without a text, if it has replies (rules/moderation#held,
   * rules/moderation#moderation).
   */
  state: z.enum(['shown', 'held', 'removed', 'deleted']),
  text: z.string(),
  /** The people whom the text mentions by `<@id>` (rules/quote#mentions); the name null where the account is erased. */
  mentions: z.array(z.object({ id, name: z.string().nullable() })),
  /** The quote of a position of the item; null for none (rules/quote#quotes). */
  quote: quote.nullable(),
  /** Patient identifiers for which it is held, for its author, in code units of the text. */
  findings: z.array(
    z.object({ start: z.number().int(), end: z.number().int(), kind: z.enum(PATIENT_IDENTIFIER_KINDS) }),
  ),
  /** The removal with its reason, for its author; null for everybody else. */
  decision: decision.nullable(),
  createdAt: timestamp,
  editedAt: timestamp.nullable(),
  likeCount: z.number().int(),
  /** Visible replies of the whole thread, for its first comment; else the direct replies. */
  answerCount: z.number().int(),
  /** The first comment of the thread; null for that one. */
  rootId: id.nullable(),
  /**
   * Author of the comment that a reply refers to, where that is not the first comment and the caller may read it; the
   * author null where the account is erased.
   */
  replyTo: z.object({ commentId: id, author: author.nullable() }).nullable(),
  own: z.object({
    isMine: z.boolean(),
    isLiked: z.boolean(),
    /** True if the caller has reported it (rules/moderation#reports). */
    isReported: z.boolean(),
    /** True if the caller can block its author (rules/moderation#blocking). */
    canBlock: z.boolean(),
    /** Time for which the caller may still edit it, from the sending of the response, in ms; 0 if not editable. */
    editableMs: z.number().int(),
  }),
});

/** A comment with the first of its replies, the oldest first (rules/comment#comment). */
export const comment = commentReply.extend({ replies: z.array(commentReply) });

/** A comment with the first of its replies. */
export type Comment = z.infer<typeof comment>;

/** A reply. */
export type CommentReply = z.infer<typeof commentReply>;
