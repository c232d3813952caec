import { ResourceType } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { ContentService } from '../content/service.ts';
import type { DoctorService } from '../doctor/service.ts';
import type { ProductService } from '../product/service.ts';
import { createAttachmentRepository } from './attachment/attachment-repository.ts';
import { createLearnerRepository } from './base/learner-repository.ts';
import { mayLearn } from './base/policy.ts';
import type { CourseRepository } from './base/repository.ts';
import { createChangeRepository } from './change/change-repository.ts';
import { mergeChanges } from './change/merge-changes.ts';
import type { CourseLearning } from './learning/learning-service.ts';
import { presentLesson } from './learning/lesson-presenter.ts';
import type { TestService } from './test/test-service.ts';

/** Counts and links that a course page displays beside the course. */
const MATERIALS = { types: [ResourceType.document, ResourceType.case], limit: 3 };
const FOLLOWING = { types: [ResourceType.course], limit: 2 };
const PRODUCTS_MAX = 3;

/** Dependencies of the calls on other modules. */
export interface CourseServices {
  readonly content: Pick<ContentService, 'findCards' | 'listRelated' | 'listTags'>;
  readonly doctors: Pick<DoctorService, 'findCards'>;
  readonly products: Pick<ProductService, 'listByTags'>;
  readonly learning: Pick<CourseLearning, 'readProgress' | 'completion'>;
  readonly tests: Pick<TestService, 'summarize'>;
}

/** Handles the calls of courses. */
export function createCourseHandlers(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  repository: CourseRepository,
  { content, doctors, products, learning, tests }: CourseServices,
): Handlers<'getCourse'> {
  return {
    async getCourse({ id }, { session }) {
      const accountId = session?.customerId ?? null;
      const [[course], [card], lecturers, progress, tags, learner, changes, test, attachments] = await Promise.all([
        repository.findCourse(id),
        content.findCards([id], session),
        repository.listLecturers(id),
        learning.readProgress(accountId, id),
        content.listTags(id),
        accountId === null ? undefined : createLearnerRepository(db).find(accountId, id),
        accountId === null ? [] : createChangeRepository(db).listUnseen(accountId, id),
        tests.summarize(accountId, id),
        createAttachmentRepository(db).list(id),
      ]);
      if (!course || !card?.course || !progress) throw new CallError('notFound');
      const [people, made, materials, following] = await Promise.all([
        doctors.findCards(lecturers.map((lecturer) => lecturer.id)),
        products.listByTags(
          tags.map(({ name }) => name),
          PRODUCTS_MAX,
        ),
        content.listRelated(card, MATERIALS, session),
        content.listRelated(card, FOLLOWING, session),
      ]);
      const completedAt = learner ? await learning.completion.read(db, learner, progress) : null;
      const own = new Set(progress.lessons.map(({ resource }) => resource?.id));
      const hasTest = progress.lessons.some(({ lesson }) => lesson.type === 'test');
      return {
        card,
        tags,
        objectives: course.objectives,
        audience: course.audience,
        lecturers: people,
        lessons: progress.lessons.map(presentLesson),
        inOrder: progress.inOrder,
        condition: hasTest ? 'lessonsAndTest' : 'lessons',
        test,
        learners: card.viewCount,
        learning: session && {
          joined: learner !== undefined,
          isFree: mayLearn(session, card.course, clock.now()),
          completedAt,
          change: mergeChanges(
            changes,
            progress.lessons.map(({ lesson }) => lesson.title),
          ),
        },
        next: learner && progress.next ? { lessonId: progress.next.lesson.id } : null,
        products: made,
        attachments,
        materials: materials.filter(({ resourceId }) => !own.has(resourceId)),
        following,
      };
    },
  };
}
