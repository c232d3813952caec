import type { CourseState } from '@osteon/domain';
import type { CourseFilter } from './repository/course-filter.ts';
import type { CardRow } from './repository/select-cards.ts';
import type { ListFilter } from './repository/select-list.ts';
import type { ContentRepository } from './repository.ts';

/** A learner's progress in the courses that they have joined, by course id. */
export type CourseStates = ReadonlyMap<string, CourseState>;

/** The order of the list: courses in progress, not joined, completed (rules/course#order). */
const RANKS: readonly (readonly CourseState[])[] = [['due', 'notStarted'], ['notJoined'], ['finished']];

/** The number of ranks. */
export const RANK_COUNT = RANKS.length;

/** The last entry of the page before: its rank, its publication in ms, its id. */
type LearningCursor = readonly [rank: number, publishedAt: number, id: string];

/** The filter of the courses in which a learner's progress is one of these states. */
export function selectStates(states: readonly CourseState[], joined: CourseStates): CourseFilter {
  const idsOf = (isWanted: boolean) =>
    [...joined].filter(([, state]) => states.includes(state) === isWanted).map(([id]) => id);
  if (!states.includes('notJoined')) return { only: idsOf(true) };
  const except = idsOf(false);
  return except.length > 0 ? { except } : {};
}

/** The courses of a filter in the order of ranks, each rank newest first, and so along one index. */
export async function listLearningFirst(
  repository: Pick<ContentRepository, 'listPage'>,
  filter: ListFilter,
  {
    state,
    joined,
    after,
    limit,
  }: {
    /** The only state that is listed. */
    readonly state: CourseState | undefined;
    readonly joined: CourseStates;
    readonly after: LearningCursor | null;
    readonly limit: number;
  },
): Promise<{ row: CardRow; rank: number }[]> {
  const list: { row: CardRow; rank: number }[] = [];
  for (const [rank, states] of RANKS.entries()) {
    const wanted = states.filter((each) => state === undefined || each === state);
    if (rank < (after?.[0] ?? 0) || wanted.length === 0 || list.length === limit) continue;
    const own = selectStates(wanted, joined);
    if (own.only?.length === 0) continue;
    const rows = await repository.listPage(
      { ...filter, course: { ...filter.course, ...own } },
      {
        sort: 'latest',
        after: after?.[0] === rank ? [after[1], after[2]] : null,
        limit: limit - list.length,
      },
    );
    list.push(...rows.map((row) => ({ row, rank })));
  }
  return list;
}
