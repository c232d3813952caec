import { cleanCommentText, QUOTE_TEXT_MAX } from '@osteon/domain';
import { z } from 'zod';
import { id, multilineText } from '../fields.ts';

/** Anchor of a quote: a second of a video, or a section of any other item (rules/quote#quotes). */
export const quoteAnchor = z.union([
  z.strictObject({ second: z.number().int().min(0).max(359_999) }),
  /** The anchor of the section on the item's page. */
  z.strictObject({ section: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/) }),
]);

/** The quoted words in one line, 200 characters at most; empty for a quote of the position alone. */
export const quoteText = multilineText(2000)
  .transform((text) => cleanCommentText(text).replaceAll(/\s+/g, ' '))
  .refine((text) => Array.from(text).length <= QUOTE_TEXT_MAX);

/** A quote in a comment (rules/quote#quotes). */
export const quote = z.object({
  quoteId: id,
  place: quoteAnchor,
  /** The section's heading; empty for a second of a video. */
  heading: z.string(),
  text: z.string(),
});

/** A quote in a comment. */
export type Quote = z.infer<typeof quote>;
