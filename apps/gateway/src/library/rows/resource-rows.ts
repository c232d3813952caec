import { ResourceType } from '@osteon/domain';
import type { Case, Course, Document, Video } from '@osteon/library';
import type { CardDetails } from '../../modules/content/card-details.ts';
import type { resource, tag } from '../../modules/content/tables.ts';
import { extractTitleNgrams } from '../../modules/content/title-ngrams.ts';
import { lessonMinutes } from './course-rows.ts';
import { daysBefore, mediaSeconds, type Plan } from './plan.ts';

type ResourceRow = typeof resource.$inferInsert;

/** The rows of the spine: tags, resources, and which resource has which tags. */
export function resourceRows(plan: Plan) {
  const { base, videos, courses, cases, documents } = plan.library;
  const tagId = new Map(base.tags.map(({ id, name }) => [name, id]));
  return {
    tags: base.tags.map(({ specialty, ...each }, position): typeof tag.$inferInsert => ({
      ...each,
      specialtyId: specialty,
      position,
    })),
    resources: [
      ...videos.map((video) => videoRow(plan, video)),
      ...courses.map((course) => courseRow(plan, course)),
      ...cases.map((each) => caseRow(plan, each)),
      ...documents.map((document) => documentRow(plan, document)),
    ],
    tagged: [...videos, ...courses, ...cases, ...documents].flatMap(({ id, tags }) =>
      tags.map((name) => ({ resourceId: id, tagId: tagId.get(name) ?? '' })),
    ),
  };
}

function videoRow(plan: Plan, video: Video): ResourceRow {
  return {
    ...spine(plan, video),
    type: ResourceType.video,
    titleEn: video.titleEn,
    summary: video.summary,
    authorId: video.authorId,
    viewCount: video.playCount,
    durationSeconds: Math.round(mediaSeconds(plan.library, video.id)),
    vip: video.vip,
  };
}

function courseRow(plan: Plan, course: Course): ResourceRow {
  const facts: CardDetails = {
    kind: 'course',
    course: {
      lessons: course.lessons.map((lesson) => ({ type: lesson.type, minutes: lessonMinutes(plan.library, lesson) })),
      hours: course.credit.hours,
      points: course.credit.points,
      creditClass: course.credit.class,
      price: course.price,
      vipFree: course.vipFree,
    },
  };
  return {
    ...spine(plan, course),
    type: ResourceType.course,
    titleEn: course.titleEn,
    summary: course.summary,
    authorId: course.lecturerIds[0] ?? '',
    facts,
  };
}

function caseRow(plan: Plan, each: Case): ResourceRow {
  const { patient, classification, decision } = each;
  const facts: CardDetails = {
    kind: 'case',
    case: { sex: patient.sex, age: patient.age, classification, question: decision.question },
  };
  return {
    ...spine(plan, each),
    type: ResourceType.case,
    titleEn: '',
    summary: each.chiefComplaint,
    authorId: each.authorId,
    facts,
  };
}

function documentRow(plan: Plan, document: Document): ResourceRow {
  return {
    ...spine(plan, document),
    type: ResourceType.document,
    titleEn: document.titleEn,
    summary: document.summary,
    authorId: document.authorId,
    pages: document.pages,
  };
}

function spine(plan: Plan, item: { id: string; title: string; specialty: string; publishedDaysAgo: number }) {
  return {
    id: item.id,
    title: item.title,
    titleGrams: extractTitleNgrams(item.title),
    specialtyId: item.specialty,
    pictureId: plan.pictureOf(item.id),
    publishedAt: daysBefore(plan, item.publishedDaysAgo),
    viewCount: 0,
    durationSeconds: null,
    pages: null,
    vip: false,
    facts: null,
  };
}
