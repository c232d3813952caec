import type { ResponseOf } from '@osteon/contract';
import type { AppContext } from '../../platform/app-context.ts';
import { createTtlCache } from '../../platform/cache/ttl-cache.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { presentSpecialty } from '../doctor/presenter.ts';
import { presentPicture } from '../media/presenter.ts';
import type { CardSources, Viewer } from './card-service.ts';
import { createListPages } from './list-page-service.ts';
import { presentCourseCounts } from './presenter.ts';
import type { ContentRepository } from './repository.ts';
import type { ContentService } from './service.ts';

/** The calls of the lists. */
export type ContentCalls = 'listContent' | 'countCourses' | 'listSpecialties' | 'listTags' | 'getTag';

/** The cache time of first pages for visitors; other pages are requested too rarely, and their keys can be invented. */
const RESPONSE_CACHE = { milliseconds: 5000, bytes: 8 * 1024 * 1024 };

/** Cards for which a list takes one point of its rate limit. */
const CARDS_PER_POINT = 20;

/** Creates the handlers of the list calls. */
export function createContentHandlers({
  clock,
  contentEvents,
  rateLimits,
  repository,
  service,
  progress,
  cases,
}: Pick<AppContext, 'clock' | 'contentEvents' | 'rateLimits'> & {
  readonly repository: ContentRepository;
  readonly service: ContentService;
  readonly progress: CardSources['progress'];
  readonly cases: CardSources['cases'];
}): Handlers<ContentCalls> {
  const pages = createListPages(repository, progress);
  const cachedLists = createTtlCache<ResponseOf<'listContent'>>(clock, RESPONSE_CACHE);
  const cachedSpecialties = createTtlCache<ResponseOf<'listSpecialties'>>(clock, RESPONSE_CACHE);
  const cachedTags = createTtlCache<ResponseOf<'listTags'>>(clock, RESPONSE_CACHE);
  const cachedGroups = createTtlCache<Awaited<ReturnType<ContentRepository['listCourseGroups']>>>(
    clock,
    RESPONSE_CACHE,
  );
  contentEvents.onChange(() => {
    for (const cache of [cachedLists, cachedSpecialties, cachedTags, cachedGroups]) cache.clear();
  });

  /** A visitor's page with the cases that the browser voted for; the page that all share is not changed. */
  async function withAnswersOfBrowser(page: ResponseOf<'listContent'>, deviceId: string | null) {
    const caseIds = page.list.flatMap((card) => (card.case ? card.resourceId : []));
    if (caseIds.length === 0 || deviceId === null) return page;
    const answered = await cases.listAnsweredInBrowser(caseIds, deviceId);
    if (answered.length === 0) return page;
    const list = page.list.map((card) =>
      card.case && answered.includes(card.resourceId) ? { ...card, case: { ...card.case, answered: true } } : card,
    );
    return { ...page, list };
  }

  return {
    async listContent(input, context) {
      const { session } = context;
      const readPage = pages.prepare(input, session);
      const list = async (viewer: Viewer) => {
        await rateLimits.consume('lists', context, Math.ceil(input.pageSize / CARDS_PER_POINT));
        const page = await readPage();
        return { ...page, list: await service.presentRows(page.list, viewer) };
      };
      if (session) return list(session);
      const page = await (input.cursor === undefined
        ? cachedLists(JSON.stringify(input), () => list(null))
        : list(null));
      return withAnswersOfBrowser(page, context.sentDeviceId);
    },

    async countCourses(choice, { session }) {
      const joined = await pages.listStates(session);
      const [specialties, groups] = await Promise.all([
        repository.listSpecialties(),
        joined.size > 0
          ? repository.listCourseGroups([...joined.keys()])
          : cachedGroups('', () => repository.listCourseGroups([])),
      ]);
      return presentCourseCounts(
        groups.map(({ apartId, ...group }) => ({ ...group, state: joined.get(apartId ?? '') ?? 'notJoined' })),
        choice,
        specialties,
      );
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
