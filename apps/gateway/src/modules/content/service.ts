import type { ResourceCard } from '@osteon/contract';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { PageCard } from '../../platform/portal/head.ts';
import { type CardService, type CardSources, createCardService, type Viewer } from './card-service.ts';
import type { ListFilter } from './repository/select-list.ts';
import { createContentRepository } from './repository.ts';

/** The dependencies of the service on other modules. */
export interface ContentDependencies extends CardSources {
  /** Updates the search rank of a resource in the transaction that counts a view. */
  readonly updatePopularity: (
    tx: Database,
    viewed: { resourceType: number; resourceId: string; publishedAt: number; viewCount: number },
  ) => Promise<void>;
}

/** Resources for all modules that show them. */
export interface ContentService extends CardService {
  /** The most viewed resources as a visitor sees them. */
  listHottest(filter: ListFilter, limit: number): Promise<ResourceCard[]>;
  /** True if a resource of this type was published after a time, in ms. */
  hasNewer(type: number, after: number): Promise<boolean>;
  listTags(id: string): Promise<{ id: string; name: string }[]>;
  /** Counts one view of a resource in `tx`, or one learner who joined or left. */
  addView(id: string, tx: Database, by?: 1 | -1): Promise<void>;
  /** Resources of these types that share tags with a resource, then the most viewed of its specialty. */
  listRelated(
    card: ResourceCard,
    page: { readonly types: readonly number[]; readonly limit: number },
    viewer: Viewer,
  ): Promise<ResourceCard[]>;
  /** The link preview of a resource; null if there is none of this id and type. */
  getPageCard(id: string | null, type: number): Promise<PageCard | null>;
  /** The link preview of a tag; null if there is none of this id. */
  getTagPageCard(id: string | null): Promise<PageCard | null>;
}

export function createContentService(
  { db }: Pick<AppContext, 'db'>,
  { updatePopularity, ...sources }: ContentDependencies,
): ContentService {
  const repository = createContentRepository(db);
  const cardService = createCardService({ db }, sources);

  return {
    ...cardService,

    listHottest: async (filter, limit) =>
      cardService.presentRows(await repository.listPage(filter, { sort: 'hottest', after: null, limit }), null),

    hasNewer: (type, after) => repository.hasNewer(type, after),

    listTags: async (id) => repository.listTagsOfResource(id),

    async addView(id, tx, by = 1) {
      const viewed = await repository.addView(id, tx, by);
      if (viewed) await updatePopularity(tx, viewed);
    },

    async listRelated({ resourceId, specialty }, { types, limit }, viewer) {
      const [sharing, viewed] = await Promise.all([
        repository.listSharingTags(resourceId, types, limit),
        repository.listMostViewed(specialty.id, types, limit + 1),
      ]);
      const ids = new Set([...sharing, ...viewed].map(({ id }) => id));
      ids.delete(resourceId);
      return cardService.findCards([...ids].slice(0, limit), viewer);
    },

    async getPageCard(id, type) {
      const [card] = id === null ? [] : await cardService.findCards([id], null);
      if (card?.resourceType !== type) return null;
      return { title: card.title, description: card.summary, image: card.picture.url, type: 'article' };
    },

    async getTagPageCard(id) {
      const [row] = id === null ? [] : await repository.findTag(id);
      return row ? { title: row.tag.name, description: row.tag.name, image: null } : null;
    },
  };
}
