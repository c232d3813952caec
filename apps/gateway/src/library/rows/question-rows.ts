import { type Course, getAnswerKey, positionMarks } from '@osteon/library';
import type { courseQuestion, ReviewPosition } from '../../modules/course/test/tables.ts';
import { getMedia, type LoadInput } from './load-input.ts';

type ReviewTarget = Course['test'][number]['review'][number];

/** The rows of the questions of all tests, each with its review link into the media. */
export function buildQuestionRows(input: LoadInput): (typeof courseQuestion.$inferInsert)[] {
  return input.library.courses.flatMap(({ id: courseId, test }) =>
    test.map((each, position) => ({
      id: each.id,
      courseId,
      position,
      kind: each.kind,
      question: each.question,
      options: each.options,
      answerKey: getAnswerKey(each),
      explanation: each.explanation,
      review: each.review.map((target) => buildReviewPosition(target, input)),
    })),
  );
}

function buildReviewPosition(target: ReviewTarget, { library }: LoadInput): ReviewPosition {
  if ('caseId' in target) return { resourceId: target.caseId, position: null, label: '' };
  if ('documentId' in target) {
    const sections = library.documents.find(({ id }) => id === target.documentId)?.sections ?? [];
    const section = sections.findIndex(({ heading }) => heading === target.heading) + 1;
    return { resourceId: target.documentId, position: `section-${section}`, label: target.heading };
  }
  const video = library.videos.find(({ id }) => id === target.videoId);
  if (!video) throw new TypeError(`The film ${target.videoId} is missing in a library that was checked.`);
  const { picture, narration } = getMedia(library, video.id);
  const positionAll = (marks: readonly { readonly startSeconds: number; readonly title: string }[]) =>
    positionMarks(marks, video.durationSeconds, { seconds: narration.seconds, scenes: picture.scenes }).map(
      (mark, index) => ({ ...mark, at: marks[index]?.startSeconds }),
    );
  // A step is more specific than the chapter that starts with it.
  const mark = [...positionAll(video.steps), ...positionAll(video.chapters)].find(({ at }) => at === target.at);
  return { resourceId: video.id, position: mark?.startSeconds ?? 0, label: mark?.title ?? '' };
}
