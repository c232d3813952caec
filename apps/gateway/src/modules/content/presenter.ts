import type { ResourceCard, ResponseOf } from '@osteon/contract';
import {
  COURSE_CREDITS,
  COURSE_LEVELS,
  COURSE_PRICES,
  COURSE_STATES,
  type CourseChoice,
  type CourseGroup,
  countCourses,
} from '@osteon/domain';
import { presentAuthor, presentSpecialty } from '../doctor/presenter.ts';
import { presentPicture } from '../media/presenter.ts';
import type { CardRow } from './repository/select-cards.ts';
import { buildResourceLink } from './resource-link.ts';

/** The viewer's own state on a card; without it the card is that of a visitor. */
export interface CardViewerState {
  readonly seconds?: number | undefined;
  readonly learning?: CourseLearning | undefined;
}

/** The lecturers of a course. */
export type CourseLecturers = NonNullable<ResourceCard['course']>['lecturers'];

const NOBODY: CourseLecturers = { names: [], count: 0 };

/** The fields of the card of a case that change with its votes and its reader. */
export type CaseCardFields = Pick<NonNullable<ResourceCard['case']>, 'options' | 'voteNum' | 'answered'>;

/** The part of the card of a case that other tables have. */
interface CaseCardParts {
  /** Undefined for a case without details. */
  readonly fields?: CaseCardFields | undefined;
  readonly tags: readonly { readonly id: string; readonly name: string }[];
}

const NO_VOTES: CaseCardFields = { options: [], voteNum: 0, answered: false };

/** The viewer's progress in a joined course. */
export type CourseLearning = NonNullable<NonNullable<ResourceCard['course']>['learning']>;

/**
 * A resource's card; `seconds` is the viewer's position in the video, `learning` their progress in the course, which
 * `lecturers` teach.
 */
export function presentCard(
  { resource, specialty, picture, author, hospital }: CardRow,
  { seconds, learning }: CardViewerState,
  lecturers: CourseLecturers = NOBODY,
  { fields = NO_VOTES, tags }: CaseCardParts = { tags: [] },
): ResourceCard {
  const { id, type, cardDetails, durationSeconds } = resource;
  return {
    resourceType: type,
    resourceId: id,
    title: resource.title,
    titleEn: resource.titleEn,
    summary: resource.summary,
    picture: presentPicture(picture),
    specialty: presentSpecialty(specialty),
    // Nothing of an erased account is left but its works.
    author: author.state === 'erased' ? null : presentAuthor(author, hospital),
    publishedAt: resource.publishedAt,
    viewCount: resource.viewCount,
    durationSeconds,
    pages: resource.pages,
    vip: resource.vip,
    watched: getWatchedShare(seconds, durationSeconds),
    course: cardDetails?.kind === 'course' ? { ...cardDetails.course, lecturers, learning: learning ?? null } : null,
    case:
      cardDetails?.kind === 'case'
        ? { ...cardDetails.case, ...fields, tags: tags.map(({ id: tagId, name }) => ({ id: tagId, name })) }
        : null,
    pcLink: buildResourceLink(resource),
  };
}

/** The watched share of a video, 0 to 1; null without a position or a duration. */
export function getWatchedShare(seconds: number | undefined, durationSeconds: number | null): number | null {
  if (seconds === undefined || durationSeconds === null) return null;
  return Math.min(1, seconds / durationSeconds);
}

/**
 * The number of courses that each value of each filter lists together with the other chosen values
 * (rules/course#counts).
 */
export function presentCourseCounts(
  groups: readonly CourseGroup[],
  choice: CourseChoice,
  specialties: readonly { readonly specialty: Parameters<typeof presentSpecialty>[0] }[],
): ResponseOf<'countCourses'> {
  const countWith = (change: CourseChoice) => countCourses(groups, { ...choice, ...change });
  const listedIds = new Set(groups.map(({ specialtyId }) => specialtyId));
  return {
    total: countCourses(groups, {}),
    listed: countCourses(groups, choice),
    anySpecialty: countWith({ specialtyId: undefined }),
    specialties: specialties
      .filter(({ specialty: { id } }) => listedIds.has(id))
      .map(({ specialty: each }) => ({ ...presentSpecialty(each), count: countWith({ specialtyId: each.id }) })),
    credits: COURSE_CREDITS.map((credit) => ({ value: credit, count: countWith({ credit }) })),
    prices: COURSE_PRICES.map((price) => ({ value: price, count: countWith({ price }) })),
    levels: COURSE_LEVELS.map((level) => ({ value: level, count: countWith({ level }) })),
    states: COURSE_STATES.map((state) => ({ value: state, count: countWith({ state }) })),
  };
}
