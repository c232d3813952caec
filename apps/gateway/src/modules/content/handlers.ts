import type { ResponseOf } from '@osteon/contract';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { createTtlCache } from '../../platform/cache/ttl-cache.ts';
import { cursorId, cursorMoment, cutPage, decodeCursor } from '../../platform/database/keyset.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { presentSpecialty } from '../doctor/presenter.ts';
import { presentPicture } from '../media/presenter.ts';
import type { Viewer } from './card-service.ts';
import type { ContentRepository } from './repository.ts';
import type { ContentService } from './service.ts';

/** The calls of the lists. */
export type ContentCalls = 'listContent' | 'listSpecialties' | 'listTags' | 'getTag';

/** How long first pages for visitors are cached; others are asked for too rarely, and their keys can be invented. */
const RESPONSE_CACHE = { milliseconds: 5000, bytes: 8 * 1024 * 1024 };

/** Cards for which a list takes one point of its rate limit. */
const CARDS_PER_POINT = 20;

const latestCursor = z.tuple([z.literal('latest'), cursorMoment, cursorId]);
const hottestCursor = z.tuple([z.literal('hottest'), z.number().int().min(0).max(2_147_483_647), cursorId]);

/** Answers the calls of the lists. */
export function createContentHandlers({
  clock,
  contentEvents,
  rateLimits,
  repository,
  service,
}: Pick<AppContext, 'clock' | 'contentEvents' | 'rateLimits'> & {
  readonly repository: ContentRepository;
  readonly service: ContentService;
}): Handlers<ContentCalls> {
  const cachedLists = createTtlCache<ResponseOf<'listContent'>>(clock, RESPONSE_CACHE);
  const cachedSpecialties = createTtlCache<ResponseOf<'listSpecialties'>>(clock, RESPONSE_CACHE);
  const cachedTags = createTtlCache<ResponseOf<'listTags'>>(clock, RESPONSE_CACHE);
  contentEvents.onChange(() => {
    for (const cache of [cachedLists, cachedSpecialties, cachedTags]) cache.clear();
  });

  return {
    async listContent({ sort, cursor, pageSize, resourceType, specialtyId, tagId, authorId, keyWord, vip }, context) {
      const isVip = vip === undefined ? undefined : vip === 'true';
      const filter = { resourceType, specialtyId, tagId, authorId, keyWord, vip: isVip };
      const decoded = decodeCursor(sort === 'latest' ? latestCursor : hottestCursor, cursor);
      const list = async (viewer: Viewer) => {
        await rateLimits.consume('lists', context, Math.ceil(pageSize / CARDS_PER_POINT));
        const after = decoded && ([decoded[1], decoded[2]] as const);
        const rows = await repository.listPage(filter, { sort, after, limit: pageSize + 1 });
        const page = cutPage(rows, pageSize, ({ resource: { id, publishedAt, viewCount } }) => [
          sort,
          sort === 'latest' ? publishedAt : viewCount,
          id,
        ]);
        return { ...page, list: await service.presentRows(page.list, viewer) };
      };
      const { session } = context;
      if (session || decoded) return list(session);
      return cachedLists(JSON.stringify([filter, sort, pageSize]), () => list(null));
    },

    listSpecialties: ({ resourceType }) =>
      cachedSpecialties(String(resourceType), async () => {
        const [rows, counts] = await Promise.all([
          repository.listSpecialties(),
          repository.countBySpecialty(resourceType),
        ]);
        const countById = new Map(counts.map(({ specialtyId, count }) => [specialtyId, count]));
        return {
          list: rows.map(({ specialty, picture }) => ({
            ...presentSpecialty(specialty),
            picture: presentPicture(picture),
            count: countById.get(specialty.id) ?? 0,
          })),
        };
      }),

    listTags: ({ specialtyId }) =>
      cachedTags(String(specialtyId), async () => {
        const rows = await repository.listTags(specialtyId);
        return { list: rows.map(({ tag, count }) => ({ ...tag, count })) };
      }),

    async getTag({ id }) {
      const [row] = await repository.findTag(id);
      if (!row) throw new CallError('notFound');
      return { ...row.tag, count: row.count };
    },
  };
}
