import { type Course, getAnswerKey, placeMarks } from '@osteon/library';
import type { courseQuestion, ReviewPlace } from '../../modules/course/test/tables.ts';
import { getMedia, type LoadInput } from './load-input.ts';

type Place = Course['test'][number]['review'][number];

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
      review: each.review.map((place) => buildReviewPlace(place, input)),
    })),
  );
}

function buildReviewPlace(place: Place, { library }: LoadInput): ReviewPlace {
  if ('caseId' in place) return { resourceId: place.caseId, position: null, label: '' };
  if ('documentId' in place) {
    const sections = library.documents.find(({ id }) => id === place.documentId)?.sections ?? [];
    const section = sections.findIndex(({ heading }) => heading === place.heading) + 1;
    return { resourceId: place.documentId, position: `section-${section}`, label: place.heading };
  }
  const film = library.videos.find(({ id }) => id === place.videoId);
  if (!film) throw new TypeError(`The film ${place.videoId} is missing in a library that was checked.`);
  const { picture, narration } = getMedia(library, film.id);
  const placed = (marks: readonly { readonly startSeconds: number; readonly title: string }[]) =>
    placeMarks(marks, film.durationSeconds, { seconds: narration.seconds, scenes: picture.scenes }).map(
      (mark, index) => ({ ...mark, at: marks[index]?.startSeconds }),
    );
  // A step is more specific than the chapter that starts with it.
  const mark = [...placed(film.steps), ...placed(film.chapters)].find(({ at }) => at === place.at);
  return { resourceId: film.id, position: mark?.startSeconds ?? 0, label: mark?.title ?? '' };
}
