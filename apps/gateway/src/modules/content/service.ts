import type { ResourceCard } from '@osteon/contract';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { PageCard } from '../../platform/portal/page.ts';
import type { Session } from '../../platform/session/session.ts';
import { updatePopularity } from '../search/indexing/index-repository.ts';
import type { PlayPositions } from '../video/position-service.ts';
import type { CardRow } from './card-query.ts';
import type { ListFilter } from './list-query.ts';
import { presentCard } from './presenter.ts';
import { createContentRepository } from './repository.ts';

/** Who looks; null for a visitor. */
export type Viewer = Pick<Session, 'customerId'> | null;

export type ContentService = ReturnType<typeof createContentService>;

/** Makes the service of resources. `positions` tells how far a viewer has watched. */
export function createContentService({ db }: Pick<AppContext, 'db'>, positions: Pick<PlayPositions, 'findByVideos'>) {
  const repository = createContentRepository(db);

  /** The cards of rows, with how far the viewer has watched each. */
  async function present(rows: readonly CardRow[], viewer: Viewer): Promise<ResourceCard[]> {
    const ids = rows.map(({ resource }) => resource.id);
    const seconds = viewer ? await positions.findByVideos(viewer.customerId, ids) : new Map<string, number>();
    return rows.map((row) => presentCard(row, seconds.get(row.resource.id)));
  }

  /** The cards in the order of the ids, without those that name nothing. */
  async function cards(ids: readonly string[], viewer: Viewer): Promise<ResourceCard[]> {
    const found = await present(await repository.cards([...new Set(ids)]), viewer);
    const byId = new Map(found.map((card) => [card.resourceId, card]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  return {
    present,
    cards,

    /** The most viewed resources as a visitor sees them. */
    hottest: async (filter: ListFilter, limit: number) =>
      present(await repository.list(filter, { sort: 'hottest', after: null, limit }), null),

    /** Whether a resource of this type was published after a moment, in ms. */
    hasNewer: (type: number, after: number) => repository.hasNewer(type, after),

    /** The tags of a resource. */
    tagsOf: (id: string) => repository.tagsOf(id),

    /** Counts one view of a resource, as part of `trx`. */
    async addView(id: string, trx: Database) {
      const viewed = await repository.addView(id, trx);
      if (viewed) await updatePopularity(trx, viewed);
    },

    /** Resources of these types about the same, filled up with the most viewed of the specialty. */
    async related(card: ResourceCard, { types, limit }: { types: readonly number[]; limit: number }, viewer: Viewer) {
      const { resourceId, specialty } = card;
      const [sharing, viewed] = await Promise.all([
        repository.sharingTags(resourceId, types, limit),
        repository.mostViewed(specialty.id, types, limit + 1),
      ]);
      const ids = new Set([...sharing, ...viewed].map(({ id }) => id));
      ids.delete(resourceId);
      return cards([...ids].slice(0, limit), viewer);
    },

    /** What a link to a resource shows in a chat; null where there is no such resource of this type. */
    async pageCard(id: string | null, type: number): Promise<PageCard | null> {
      const [card] = id === null ? [] : await cards([id], null);
      if (card?.resourceType !== type) return null;
      return { title: card.title, description: card.summary, image: card.picture.url, type: 'article' };
    },
  };
}
