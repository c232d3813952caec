import type { ContentProblem } from './content-validation-error.ts';
import type { Course, Library } from './library.ts';

type ReviewTarget = Course['test'][number]['review'][number];

/**
 * Checks that the questions of a test have ids of their course, each once, that a course has questions exactly if it
 * has the lesson of a test, and that the review links are to lessons of the same course.
 */
export function findQuestionProblems(library: Library): ContentProblem[] {
  return library.courses.flatMap((course) => {
    const report = (field: string, problem: string) => ({
      file: 'content/courses.json',
      item: course.id,
      field,
      problem,
    });
    const ids = course.test.map(({ id }) => id);
    const lessons = course.lessons.filter(({ type }) => type === 'test').length;
    return [
      ...(lessons === (course.test.length > 0 ? 1 : 0)
        ? []
        : [report('test', `has ${course.test.length} question(s) for ${lessons} lesson(s) of type "test"`)]),
      ...ids
        .filter((id, index) => !id.startsWith(`${course.id}-q`) || ids.indexOf(id) !== index)
        .map((id) => report('test', `"${id}" is no id of its own in this course`)),
      ...course.test.flatMap(({ id, review }) =>
        review
          .filter((target) => !isInCourse(target, course, library))
          .map((target) =>
            report(`test › ${id} › review`, `there is no place ${JSON.stringify(target)} in its lessons`),
          ),
      ),
    ];
  });
}

function isInCourse(target: ReviewTarget, { lessons }: Course, { videos, documents }: Library): boolean {
  if ('videoId' in target) {
    const video = videos.find(({ id }) => id === target.videoId);
    const marks = video ? [...video.chapters, ...video.steps] : [];
    return (
      lessons.some((lesson) => lesson.type === 'video' && lesson.videoId === target.videoId) &&
      marks.some(({ startSeconds }) => startSeconds === target.at)
    );
  }
  if ('documentId' in target) {
    const sections = documents.find(({ id }) => id === target.documentId)?.sections ?? [];
    return (
      lessons.some((lesson) => lesson.type === 'document' && lesson.documentId === target.documentId) &&
      sections.some(({ heading }) => heading === target.heading)
    );
  }
  return lessons.some((lesson) => lesson.type === 'case' && lesson.caseId === target.caseId);
}
