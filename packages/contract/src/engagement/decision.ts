import { z } from 'zod';
import { id, timestamp } from '../fields.ts';

/** An operator's decision on a comment, as its author reads it (rules/moderation#moderation). */
export const decision = z.object({
  /** Number for authors and operators: `PL20261123-0001`. */
  number: id,
  reason: z.string(),
  decidedAt: timestamp,
  /** The author's appeal; null while there is none (rules/moderation#appeals). */
  appeal: z
    .object({
      text: z.string(),
      state: z.enum(['open', 'accepted', 'rejected']),
      sentAt: timestamp,
      /** The operator's words; empty until it is decided. */
      answer: z.string(),
    })
    .nullable(),
});

/** A mute in effect, and its end (rules/moderation#mutes). */
export const mute = decision.extend({ until: timestamp });

/** An operator's decision on a comment. */
export type CommentDecision = z.infer<typeof decision>;

/** A mute in effect. */
export type CommentMute = z.infer<typeof mute>;
