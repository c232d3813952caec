import type { CommentItem } from '../../../entities/engagement/api/list-comments.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { failureText } from '../../../texts/failure-text.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { createQuote } from '../api/create-quote.ts';
import type { QuoteDraft } from './quoting.ts';

/** Copies a quote with the line of its source (rules/quote#quotes). */
export async function copyCitation(item: CommentItem, { place, text }: QuoteDraft): Promise<void> {
  try {
    const { citation } = await createQuote({ ...item, place, text });
    await copyText(citation);
    toast.success(m['comment.quote.copied']());
  } catch (error) {
    toast.error(failureText(error, m['error.unknown']()));
  }
}
