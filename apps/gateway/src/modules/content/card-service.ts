import type { ResourceCard } from '@osteon/contract';
import { type CourseState, ResourceType } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Session } from '../../platform/session/session.ts';
import { type CaseCardFields, type CourseLearning, type CourseLecturers, presentCard } from './presenter.ts';
import type { CardRow } from './repository/select-cards.ts';
import { createContentRepository } from './repository.ts';

/** The account that views the page; null for a visitor. */
export type Viewer = Pick<Session, 'customerId'> | null;

/** The positions of accounts in videos. */
interface PositionSource {
  /** The account's positions in these videos in seconds, by video id; only of videos that it has started. */
  findByVideos(accountId: string, videoIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** The progress of accounts in courses. */
interface ProgressSource {
  /** By course id; only those that the account has joined. */
  listLearning(accountId: string, courseIds: readonly string[]): Promise<ReadonlyMap<string, CourseLearning>>;
  /** The account's progress in all courses that it has joined, by course id. */
  listStates(accountId: string): Promise<ReadonlyMap<string, CourseState>>;
}

/** The lecturers of courses. */
interface LecturerSource {
  /** By course id; courses without any are missing. */
  listLecturers(courseIds: readonly string[]): Promise<ReadonlyMap<string, CourseLecturers>>;
}

/** The votes of cases. */
interface CaseSource {
  /** The fields of these cases' cards that change, by id, as an account sees them; null for a visitor. */
  listCardFields(ids: readonly string[], accountId: string | null): Promise<ReadonlyMap<string, CaseCardFields>>;
  /** The cases of these that a browser voted for. */
  listAnsweredInBrowser(ids: readonly string[], deviceId: string): Promise<readonly string[]>;
}

/**
 * The sources of the fields of cards that belong to other modules: lecturers of a course, and the viewer's own state.
 */
export interface CardSources {
  readonly lecturers: LecturerSource;
  readonly positions: PositionSource;
  readonly progress: ProgressSource;
  readonly cases: CaseSource;
}

/** The cards of resources, for all modules that show them. */
export interface CardService {
  /** The cards of rows, with the share of each video that the viewer has watched. */
  presentRows(rows: readonly CardRow[], viewer: Viewer): Promise<ResourceCard[]>;
  /** The cards in the order of the ids; unknown ids are left out. */
  findCards(ids: readonly string[], viewer: Viewer): Promise<ResourceCard[]>;
  /** The number of resources of each author; authors without any are left out. */
  countByAuthor(authorIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The number of an author's resources of each type, the smallest type number first. */
  countByType(authorId: string): Promise<{ resourceType: number; count: number }[]>;
}

export function createCardService(
  { db }: Pick<AppContext, 'db'>,
  { lecturers, positions, progress, cases }: CardSources,
): CardService {
  const repository = createContentRepository(db);

  async function presentRows(rows: readonly CardRow[], viewer: Viewer): Promise<ResourceCard[]> {
    const ids = rows.map(({ resource }) => resource.id);
    const courseIds = rows.flatMap(({ resource: { id, type } }) => (type === ResourceType.course ? id : []));
    const caseIds = rows.flatMap(({ resource: { id, type } }) => (type === ResourceType.case ? id : []));
    const [people, seconds, learning, caseFields, tags] = await Promise.all([
      courseIds.length > 0 ? lecturers.listLecturers(courseIds) : null,
      viewer && positions.findByVideos(viewer.customerId, ids),
      viewer && courseIds.length > 0 ? progress.listLearning(viewer.customerId, courseIds) : null,
      caseIds.length > 0 ? cases.listCardFields(caseIds, viewer?.customerId ?? null) : null,
      caseIds.length > 0 ? repository.listTagsOfResources(caseIds) : [],
    ]);
    const tagsById = Map.groupBy(tags, ({ resourceId }) => resourceId);
    return rows.map((row) => {
      const { id } = row.resource;
      const ofCase = { fields: caseFields?.get(id), tags: tagsById.get(id) ?? [] };
      return presentCard(row, { seconds: seconds?.get(id), learning: learning?.get(id) }, people?.get(id), ofCase);
    });
  }

  return {
    presentRows,

    async findCards(ids, viewer) {
      const cards = await presentRows(await repository.findByIds([...new Set(ids)]), viewer);
      const byId = new Map(cards.map((card) => [card.resourceId, card]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    countByType: async (authorId) => repository.countByType(authorId),

    async countByAuthor(authorIds) {
      const rows = await repository.countByAuthor(authorIds);
      return new Map(rows.map(({ authorId, count }) => [authorId, count]));
    },
  };
}
