import type { InputOf } from '@osteon/contract';
import { z } from 'zod';
import { cursorId, cursorTimestamp, cutPage, decodeCursor, type Page } from '../../platform/database/keyset.ts';
import type { CardSources, Viewer } from './card-service.ts';
import { type CourseStates, listLearningFirst, RANK_COUNT, selectStates } from './course-order-service.ts';
import type { CardRow } from './repository/select-cards.ts';
import type { ListFilter } from './repository/select-list.ts';
import type { ContentRepository } from './repository.ts';

type Input = InputOf<'listContent'>;

const latestCursor = z.tuple([z.literal('latest'), cursorTimestamp, cursorId]);
const hottestCursor = z.tuple([z.literal('hottest'), z.number().int().min(0).max(2_147_483_647), cursorId]);
const learningRank = z
  .number()
  .int()
  .min(0)
  .max(RANK_COUNT - 1);
const learningCursor = z.tuple([z.literal('learning'), learningRank, cursorTimestamp, cursorId]);

/** Prepares pages of lists (rules/content#lists). */
export function createListPages(
  repository: Pick<ContentRepository, 'listPage'>,
  progress: Pick<CardSources['progress'], 'listStates'>,
) {
  /** The viewer's progress in courses; a visitor has joined none. */
  const listStates = async (viewer: Viewer): Promise<CourseStates> =>
    viewer ? progress.listStates(viewer.customerId) : new Map();

  return {
    listStates,

    /**
     * Returns the function that reads the page of a request.
     * @throws {CallError} badInput for a cursor of another order
     */
    prepare(input: Input, viewer: Viewer): () => Promise<Page<CardRow>> {
      const filter = readFilter(input);
      const { sort, cursor, pageSize, state } = input;
      if (sort === 'learning') {
        const after = decodeCursor(learningCursor, cursor);
        const range = { state, after: after && ([after[1], after[2], after[3]] as const), limit: pageSize + 1 };
        return async () => {
          const rows = await listLearningFirst(repository, filter, { ...range, joined: await listStates(viewer) });
          const page = cutPage(rows, pageSize, ({ row: { resource }, rank }) => [
            sort,
            rank,
            resource.publishedAt,
            resource.id,
          ]);
          return { ...page, list: page.list.map(({ row }) => row) };
        };
      }
      const after = decodeCursor(sort === 'latest' ? latestCursor : hottestCursor, cursor);
      const range = { sort, after: after && ([after[1], after[2]] as const), limit: pageSize + 1 };
      return async () => {
        const own = state && selectStates([state], await listStates(viewer));
        const rows = await repository.listPage(
          own ? { ...filter, course: { ...filter.course, ...own } } : filter,
          range,
        );
        return cutPage(rows, pageSize, ({ resource: { id, publishedAt, viewCount } }) => [
          sort,
          sort === 'latest' ? publishedAt : viewCount,
          id,
        ]);
      };
    },
  };
}

function readFilter(input: Input): ListFilter {
  const { resourceType, specialtyId, tagId, authorId, keyWord, vip, credit, price, level } = input;
  const isOfCourses = [credit, price, level].some((value) => value !== undefined);
  return {
    resourceType,
    specialtyId,
    tagId,
    authorId,
    keyWord,
    vip: vip === undefined ? undefined : vip === 'true',
    course: isOfCourses ? { credit, price, level } : undefined,
  };
}
