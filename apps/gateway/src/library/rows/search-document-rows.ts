import { ResourceType } from '@osteon/domain';
import { fitMarks } from '@osteon/library';
import type { SearchDocument } from '../../modules/search/indexing/search-document.ts';
import type { SearchPart } from '../../modules/search/tables.ts';
import { getMediaSeconds, type LoadInput } from './load-input.ts';

/** A search document without the columns that the database keeps. */
export type LibraryDocument = Omit<SearchDocument, 'publishedAt' | 'viewCount'>;

/** The search documents of the library with their passages. */
export function buildSearchDocuments(plan: LoadInput): LibraryDocument[] {
  const { library } = plan;
  const { base, experts } = library;
  const specialties = new Map(base.specialties.map(({ id, name }) => [id, name]));
  const hospitals = new Map(base.hospitals.map(({ id, name }) => [id, name]));
  const people = new Map(experts.map((expert) => [expert.id, expert]));
  const collectLabels = (specialty: string, tags: readonly string[], doctorIds: readonly string[]) => [
    ...tags,
    specialties.get(specialty) ?? '',
    ...doctorIds.flatMap((id) => {
      const expert = people.get(id);
      return expert ? [expert.name, expert.nameEn, hospitals.get(expert.hospitalId) ?? ''] : [];
    }),
  ];
  return [
    ...library.videos.map(
      (video): LibraryDocument => ({
        resourceType: ResourceType.video,
        resourceId: video.id,
        title: video.title,
        titleEn: video.titleEn,
        labels: collectLabels(video.specialty, video.tags, [video.authorId]),
        summary: video.summary,
        specialtyId: video.specialty,
        parts: buildVideoParts(plan, video),
      }),
    ),
    ...library.documents.map(
      (document): LibraryDocument => ({
        resourceType: ResourceType.document,
        resourceId: document.id,
        title: document.title,
        titleEn: document.titleEn,
        labels: collectLabels(document.specialty, [...document.tags, document.kind], [document.authorId]),
        summary: document.summary,
        specialtyId: document.specialty,
        parts: document.sections.flatMap(({ heading, paragraphs, bullets }, index) =>
          [...paragraphs, ...bullets].map((text) => ({ place: `section-${index + 1}`, label: heading, text })),
        ),
      }),
    ),
    ...library.cases.map(
      (each): LibraryDocument => ({
        resourceType: ResourceType.case,
        resourceId: each.id,
        title: each.title,
        titleEn: '',
        labels: collectLabels(each.specialty, [...each.tags, each.classification], [each.authorId]),
        summary: each.chiefComplaint,
        specialtyId: each.specialty,
        parts: buildCaseParts(each),
      }),
    ),
    ...library.courses.map(
      (course): LibraryDocument => ({
        resourceType: ResourceType.course,
        resourceId: course.id,
        title: course.title,
        titleEn: course.titleEn,
        labels: collectLabels(course.specialty, course.tags, course.lecturerIds),
        summary: course.summary,
        specialtyId: course.specialty,
        parts: [...course.objectives, ...course.lessons.map(({ title }) => title)].map(toPart),
      }),
    ),
    ...library.lives.map(
      (live): LibraryDocument => ({
        resourceType: ResourceType.live,
        resourceId: live.id,
        title: live.title,
        titleEn: live.titleEn,
        labels: collectLabels(live.specialty, live.tags, live.lecturerIds),
        summary: stripMarkup(live.introduce),
        specialtyId: live.specialty,
        parts: live.agenda.flatMap(({ items }) => items.map(({ title }) => toPart(title))),
      }),
    ),
    ...experts.map(
      (expert): LibraryDocument => ({
        resourceType: ResourceType.author,
        resourceId: expert.id,
        title: expert.name,
        titleEn: expert.nameEn,
        labels: [
          ...expert.areasOfExpertise,
          ...collectLabels(expert.specialty, [], []),
          hospitals.get(expert.hospitalId) ?? '',
        ],
        summary: expert.areasOfExpertise.join('、'),
        specialtyId: expert.specialty,
        parts: [expert.introduction, ...expert.honours].map(toPart),
      }),
    ),
    ...library.products.map(
      (product): LibraryDocument => ({
        resourceType: ResourceType.product,
        resourceId: product.id,
        title: product.name,
        titleEn: product.nameEn,
        labels: [...collectLabels(product.specialty, product.tags, []), product.category, product.company],
        summary: product.summary,
        specialtyId: product.specialty,
        parts: [...product.features, ...product.indications].map(toPart),
      }),
    ),
  ];
}

/** A passage without a position. */
const toPart = (text: string): SearchPart => ({ place: null, label: '', text });

function buildVideoParts({ library }: LoadInput, video: LoadInput['library']['videos'][number]): SearchPart[] {
  const seconds = getMediaSeconds(library, video.id);
  const marks = [
    ...fitMarks(video.chapters, video.durationSeconds, seconds).map(({ startSeconds, title }) => ({
      place: startSeconds,
      text: title,
    })),
    ...fitMarks(video.steps, video.durationSeconds, seconds).map(({ startSeconds, title, detail }) => ({
      place: startSeconds,
      text: `${title}：${detail}`,
    })),
    // The times of the transcript are those of the narration.
    ...(library.media.voices[video.id] ? video.transcript : []).map(({ start, zh }) => ({
      place: Math.floor(start),
      text: zh,
    })),
  ];
  return [
    ...marks.toSorted((a, b) => a.place - b.place).map((mark) => ({ ...mark, label: '' })),
    ...video.keyPoints.map(toPart),
  ];
}

function buildCaseParts(each: LoadInput['library']['cases'][number]): SearchPart[] {
  const at = (place: string, label: string, texts: readonly string[]) => texts.map((text) => ({ place, label, text }));
  return [
    ...at('history', '病史', [each.history]),
    ...at('examination', '体格检查', [each.examination]),
    ...at(
      'imaging',
      '影像学检查',
      each.imaging.map(({ kind, view, finding }) => `${kind} ${view}：${finding}`),
    ),
    ...at('laboratory', '实验室检查', [each.laboratory]),
    ...at('diagnosis', '诊断与分型', [each.diagnosis, each.classification]),
    ...at('decision', '决策点', [each.decision.question, each.decision.reason]),
    ...at('operation', '手术经过', [each.operation]),
    ...at(
      'follow-up',
      '随访',
      each.followUp.map(({ time, finding, score }) => `${time}：${finding} ${score}`),
    ),
    ...at('discussion', '讨论', [each.discussion]),
  ];
}

/** The text of HTML: <strong> may be inside a word, all other tags separate words. */
function stripMarkup(html: string): string {
  return html
    .replace(/<\/?strong>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
