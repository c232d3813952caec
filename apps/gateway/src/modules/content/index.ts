import type { ResponseOf } from '@osteon/contract';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { createTtlCache } from '../../platform/cache/ttl-cache.ts';
import { cursorId, cursorMoment, cutPage, decodeCursor } from '../../platform/database/keyset.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Module } from '../../platform/module.ts';
import { queryId } from '../../platform/portal/query-id.ts';
import { presentSpecialty } from '../doctor/presenter.ts';
import { presentPicture } from '../media/present-picture.ts';
import type { PlayPositions } from '../video/position-service.ts';
import { createContentRepository } from './repository.ts';
import { type ContentService, createContentService } from './service.ts';

/** How long counts and lists that all visitors share are kept, in milliseconds. */
const FRESH = { milliseconds: 5000, most: 200 };

const latestPlace = z.tuple([z.literal('latest'), cursorMoment, cursorId]);
const hottestPlace = z.tuple([z.literal('hottest'), z.number().int().min(0).max(2_147_483_647), cursorId]);

type ContentModule = Module<'listContent' | 'listSpecialties' | 'listTags' | 'getTag'> & {
  readonly service: ContentService;
};

/** The lists over every kind of content, its specialties and its tags. */
export function createContent(deps: AppContext, positions: Pick<PlayPositions, 'findByVideos'>): ContentModule {
  const repository = createContentRepository(deps.db);
  const service = createContentService(deps, positions);
  const lists = createTtlCache<ResponseOf<'listContent'>>(deps.clock, FRESH);
  const specialties = createTtlCache<ResponseOf<'listSpecialties'>>(deps.clock, FRESH);
  const tags = createTtlCache<ResponseOf<'listTags'>>(deps.clock, FRESH);

  return {
    service,
    handlers: {
      async listContent(
        { sort, cursor, pageSize, resourceType, specialtyId, tagId, authorId, keyWord, vip },
        { session },
      ) {
        const ofMembers = vip === undefined ? undefined : vip === 'true';
        const filter = { resourceType, specialtyId, tagId, authorId, keyWord, vip: ofMembers };
        const after = decodeCursor(sort === 'latest' ? latestPlace : hottestPlace, cursor);
        const list = async (viewer: typeof session) => {
          const place = after && ([after[1], after[2]] as const);
          const rows = await repository.list(filter, { sort, after: place, limit: pageSize + 1 });
          const page = cutPage(rows, pageSize, ({ resource: { id, publishedAt, viewCount } }) => [
            sort,
            sort === 'latest' ? publishedAt : viewCount,
            id,
          ]);
          return { ...page, list: await service.present(page.list, viewer) };
        };
        const question = JSON.stringify([filter, sort, after, pageSize]);
        return session ? list(session) : lists(question, () => list(null));
      },

      listSpecialties: ({ resourceType }) =>
        specialties(String(resourceType), async () => {
          const [rows, counts] = await Promise.all([
            repository.specialties(),
            repository.countBySpecialty(resourceType),
          ]);
          const countOf = new Map(counts.map(({ specialtyId, count }) => [specialtyId, count]));
          return {
            list: rows.map(({ specialty, picture }) => ({
              ...presentSpecialty(specialty),
              picture: presentPicture(picture),
              count: countOf.get(specialty.id) ?? 0,
            })),
          };
        }),

      listTags: ({ specialtyId }) =>
        tags(String(specialtyId), async () => {
          const rows = await repository.tags(specialtyId);
          return { list: rows.map(({ tag, count }) => ({ ...tag, count })) };
        }),

      async getTag({ id }) {
        const [row] = await repository.tag(id);
        if (!row) throw new CallError('notFound');
        return { ...row.tag, count: row.count };
      },
    },
    pageCards: {
      '/tagTerminal': async (query) => {
        const id = queryId(query);
        const [row] = id === null ? [] : await repository.tag(id);
        return row ? { title: row.tag.name, description: row.tag.name, image: null } : null;
      },
    },
  };
}
