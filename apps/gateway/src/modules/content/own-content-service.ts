import type { ResourceCard } from '@osteon/contract';
import { CASE_RECHECK_MONTHS } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { CardService, Viewer } from './card-service.ts';
import { createOwnContentRepository, type OwnContentRange, type OwnContentState } from './own-content-repository.ts';

/** A resource as its author lists it, in any state. */
export interface OwnContent {
  readonly card: ResourceCard;
  readonly state: OwnContentState;
  /** The reason why it was returned or withdrawn; empty for none. */
  readonly reason: string;
}

export type OwnContentService = ReturnType<typeof createOwnContentService>;

/** Creates the service of what an author has published, withdrawn ones included (rules/personal#published-content). */
export function createOwnContentService({ db, clock }: Pick<AppContext, 'db' | 'clock'>, cards: CardService) {
  const repository = createOwnContentRepository(db);

  function getRecheckBefore(): number {
    const before = new Date(clock.now());
    return before.setUTCMonth(before.getUTCMonth() - CASE_RECHECK_MONTHS);
  }

  return {
    /** The resources of an author after a cursor, newest publication first. */
    async listOwn(
      authorId: string,
      range: Omit<OwnContentRange, 'recheckBefore'>,
      viewer: Viewer,
    ): Promise<OwnContent[]> {
      const whole = { ...range, recheckBefore: getRecheckBefore() };
      const { state } = range;
      const isOfPublished = state === 'published' || state === 'recheck';
      const parts = await Promise.all([
        state === undefined || isOfPublished ? repository.listPublished(authorId, whole) : [],
        isOfPublished ? [] : repository.listUnpublished(authorId, whole),
      ]);
      const rows = parts
        .flat()
        .toSorted((a, b) => b.publishedAt - a.publishedAt || (a.id < b.id ? 1 : -1))
        .slice(0, range.limit);
      const found = await cards.presentRows(await repository.findCardRows(rows.map(({ id }) => id)), viewer);
      const byId = new Map(found.map((card) => [card.resourceId, card]));
      return rows.flatMap(({ id, isToRecheck, stateReason: reason, ...row }) => {
        const card = byId.get(id);
        return card ? [{ card, state: isToRecheck ? 'recheck' : row.state, reason }] : [];
      });
    },

    /** The number of an author's resources in each state; published ones include those to check again. */
    async countOwn(authorId: string): Promise<Record<OwnContentState, number>> {
      const counts = { draft: 0, review: 0, published: 0, returned: 0, withdrawn: 0, recheck: 0 };
      for (const { state, count, toRecheck } of await repository.countByState(authorId, getRecheckBefore())) {
        counts[state] = count;
        if (state === 'published') counts.recheck = toRecheck;
      }
      return counts;
    },
  };
}
