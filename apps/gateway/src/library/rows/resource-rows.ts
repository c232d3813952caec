import { ResourceType } from '@osteon/domain';
import type { Case, Course, Document, Video } from '@osteon/library';
import type { ResourceInput } from '../../modules/content/resource-repository.ts';
import type { CardDetails, tag } from '../../modules/content/tables.ts';
import { getLessonMinutes } from './course-rows.ts';
import { getMediaSeconds, type LoadInput, subtractDays } from './load-input.ts';

type ResourceRow = Omit<ResourceInput, 'tagIds'>;

/** The rows of tags, and the resources with theirs. */
export function buildResourceRows(plan: LoadInput) {
  const { base, videos, courses, cases, documents } = plan.library;
  const tagId = new Map([...base.tags.map(({ id, name }) => [name, id] as const), ...plan.sharedTags]);
  const getTagIds = ({ tags }: { tags: readonly string[] }) => tags.map((name) => tagId.get(name) ?? '');
  return {
    tags: base.tags
      .filter(({ name }) => !plan.sharedTags.has(name))
      .map(({ specialty, ...each }, position): typeof tag.$inferInsert => ({
        ...each,
        specialtyId: specialty,
        position,
      })),
    resources: [
      ...videos.map((video) => ({ ...buildVideoResource(plan, video), tagIds: getTagIds(video) })),
      ...courses.map((course) => ({ ...buildCourseResource(plan, course), tagIds: getTagIds(course) })),
      ...cases.map((each) => ({ ...buildCaseResource(plan, each), tagIds: getTagIds(each) })),
      ...documents.map((document) => ({ ...buildDocumentResource(plan, document), tagIds: getTagIds(document) })),
    ] satisfies ResourceInput[],
  };
}

function buildVideoResource(plan: LoadInput, video: Video): ResourceRow {
  return {
    ...buildSharedColumns(plan, video),
    type: ResourceType.video,
    titleEn: video.titleEn,
    summary: video.summary,
    authorId: video.authorId,
    viewCount: video.playCount,
    durationSeconds: Math.round(getMediaSeconds(plan.library, video.id)),
    vip: video.vip,
  };
}

function buildCourseResource(plan: LoadInput, course: Course): ResourceRow {
  const cardDetails: CardDetails = {
    kind: 'course',
    level: course.level,
    course: {
      lessons: course.lessons.map((lesson) => ({ type: lesson.type, minutes: getLessonMinutes(plan.library, lesson) })),
      hours: course.credit.hours,
      points: course.credit.points,
      creditClass: course.credit.class,
      price: course.price,
      vipFree: course.vipFree,
    },
  };
  return {
    ...buildSharedColumns(plan, course),
    type: ResourceType.course,
    titleEn: course.titleEn,
    summary: course.summary,
    authorId: course.lecturerIds[0] ?? '',
    cardDetails,
  };
}

function buildCaseResource(plan: LoadInput, each: Case): ResourceRow {
  const { patient, classification, decision } = each;
  const cardDetails: CardDetails = {
    kind: 'case',
    case: { sex: patient.sex, age: patient.age, classification, question: decision.question },
  };
  return {
    ...buildSharedColumns(plan, each),
    type: ResourceType.case,
    titleEn: '',
    summary: each.chiefComplaint,
    authorId: each.authorId,
    cardDetails,
  };
}

function buildDocumentResource(plan: LoadInput, document: Document): ResourceRow {
  return {
    ...buildSharedColumns(plan, document),
    type: ResourceType.document,
    titleEn: document.titleEn,
    summary: document.summary,
    authorId: document.authorId,
    pages: document.pages,
  };
}

function buildSharedColumns(
  plan: LoadInput,
  item: { id: string; title: string; specialty: string; publishedDaysAgo: number },
) {
  return {
    id: item.id,
    title: item.title,
    specialtyId: item.specialty,
    pictureId: plan.pictureOf(item.id),
    publishedAt: subtractDays(plan, item.publishedDaysAgo),
    viewCount: 0,
    durationSeconds: null,
    pages: null,
    vip: false,
    cardDetails: null,
    state: 'published' as const,
  };
}
