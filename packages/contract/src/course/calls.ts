import { z } from 'zod';
import { call } from '../call.ts';
import { resourceCard } from '../content/card.ts';
import { doctorCard } from '../doctor/card.ts';
import { id, timestamp } from '../fields.ts';
import { productCard } from '../product/card.ts';

const lesson = z.object({
  /** Stable when the lesson is renamed or moved (rules/course#lesson-ids). */
  id,
  title: z.string(),
  /** Title of the linked resource, as a lesson has none of its own. */
  titleEn: z.string(),
  type: z.enum(['video', 'document', 'case', 'test']),
  minutes: z.number(),
  tryWatch: z.boolean(),
  /** Null if it is not published. */
  pcLink: z.string().nullable(),
  /** The caller's state in the lesson (rules/learning#lessons); a visitor has done nothing. */
  state: z.enum(['open', 'started', 'done', 'locked', 'unavailable']),
  /** The share of it that was learnt, 0 to 1. */
  progress: z.number().min(0).max(1),
  /** Reason why it is locked, and the lesson to do first (rules/learning#order). */
  lock: z.object({ reason: z.enum(['order', 'test']), lessonId: id }).nullable(),
  /** Resume position of the caller in the video, and its length, in seconds. */
  positionSeconds: z.number().nullable(),
  durationSeconds: z.number().nullable(),
});

/** A course with its lessons (rules/course#page). */
export const getCourse = call({
  name: 'getCourse',
  family: 'course',
  mode: 'get',
  summary: 'A course with objectives, lessons, lecturers and the progress of the caller',
  request: { id },
  response: z.object({
    card: resourceCard,
    tags: z.array(z.object({ id, name: z.string() })),
    objectives: z.array(z.string()),
    audience: z.string(),
    lecturers: z.array(doctorCard),
    lessons: z.array(lesson),
    /** Each lesson opens when those before it are done. */
    inOrder: z.boolean(),
    /** Condition of its completion (rules/learning#completion). */
    condition: z.enum(['lessons', 'lessonsAndTest']),
    /** Its test (rules/course-test#questions); null for a course without one. */
    test: z
      .object({
        questions: z.number().int(),
        minutes: z.number().int(),
        /** Percent. */
        passMark: z.number().int(),
        /** Number of attempts that the caller may still start today; null for a visitor. */
        attemptsLeft: z.number().int().nullable(),
      })
      .nullable(),
    /** Number of learners. */
    learners: z.number().int(),
    /** The caller's progress; null for a visitor. */
    learning: z
      .object({
        joined: z.boolean(),
        /** True if it can be joined, or learnt, without buying it. */
        isFree: z.boolean(),
        completedAt: timestamp.nullable(),
        /**
         * Changes since it was joined, or since the last dismissal; lessons by their titles (rules/learning#changes).
         */
        change: z
          .object({
            /** Timestamp of the last change; argument of `dismissCourseChange`. */
            changedAt: timestamp,
            added: z.array(z.string()),
            removed: z.array(z.string()),
            changed: z.array(z.string()),
            testChanged: z.boolean(),
          })
          .nullable(),
      })
      .nullable(),
    /** The lesson to continue with; null if nothing is left, or it is not joined. */
    next: z.object({ lessonId: id }).nullable(),
    products: z.array(productCard),
    /** Files that go with it, downloaded by `getAttachment` (rules/course#attachments). */
    attachments: z.array(z.object({ id, title: z.string(), bytes: z.number().int() })),
    /** Recommended reading: documents and cases. */
    materials: z.array(resourceCard),
    /** Courses to take after it. */
    following: z.array(resourceCard),
  }),
  session: 'optional',
  offline: true,
  errors: ['notFound'],
});
