import type { InputOf, ResponseOf } from '@osteon/contract';
import type { AppContext } from '../../../platform/app-context.ts';
import { randomId } from '../../../platform/crypto/random-id.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { buildResourceLink } from '../../content/resource-link.ts';
import type { ResourcePart } from '../../content/resource-writer-service.ts';
import type { CommentItem } from '../base/comments/commented-item-repository.ts';
import { composeCitation } from './citation.ts';
import { encodeAnchor, findCitedPart } from './quote-anchor.ts';
import { createQuoteRepository } from './quote-repository.ts';

/** Reads the texts of a resource with their anchors that are open to an account; none if it is not found. */
export type ReadResourceParts = (
  db: Database,
  resource: { readonly type: number; readonly id: string },
  accountId: string,
) => Promise<readonly ResourcePart[]>;

export type QuoteService = ReturnType<typeof createQuoteService>;

/** Quotes of items (rules/quote#quotes). */
export function createQuoteService(
  { db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>,
  readResourceParts: ReadResourceParts,
) {
  return {
    /**
     * Quotes a position of an item for an account; the same quote again returns the stored one.
     * @throws {CallError} notFound for an item that is not published, and for an anchor that it does not have
     */
    async create(
      accountId: string,
      item: CommentItem,
      anchor: InputOf<'createQuote'>['place'],
      words: string,
    ): Promise<ResponseOf<'createQuote'>> {
      const quotes = createQuoteRepository(db);
      const { resourceType: type, resourceId: id } = item;
      const [source, parts] = await Promise.all([
        quotes.findSource(item),
        readResourceParts(db, { type, id }, accountId),
      ]);
      const citedPart = source && findCitedPart(parts, source.durationSeconds, anchor, words);
      if (!citedPart) throw new CallError('notFound');
      const quoteId = await quotes.upsert({
        ...item,
        ...citedPart,
        id: randomId(),
        accountId,
        anchor: encodeAnchor(anchor),
        createdAt: clock.now(),
      });
      const page = `${config.publicUrl}/edu${buildResourceLink({ type, id })}`;
      return { quoteId, citation: composeCitation({ ...source, ...citedPart, place: anchor, page }) };
    },
  };
}
