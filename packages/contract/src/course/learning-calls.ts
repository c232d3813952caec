import { COURSE_CREDITS, CREDIT_CLASSES, FIRST_YEAR, PermissionScene, TEN_MINUTES_CHOICES } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { resourceCard, specialty } from '../content/card.ts';
import { cursor, id, namedMoment, page, pageSize, text, timestamp } from '../fields.ts';

/** Joins a course; a priced one is refused with `conflict`, except to members where it is free for them (rules/learning#joining). */
export const joinCourse = call({
  name: 'joinCourse',
  family: 'course',
  mode: 'post',
  summary: 'Join a course',
  request: { id },
  response: z.object({ joined: z.boolean() }),
  session: 'required',
  errors: ['notFound', 'conflict'],
});

/** Leaves a course that is not completed; what was learnt is kept (rules/learning#joining). */
export const leaveCourse = call({
  name: 'leaveCourse',
  family: 'course',
  mode: 'post',
  summary: 'Leave a course',
  request: { id },
  response: z.object({ joined: z.boolean() }),
  session: 'required',
  errors: ['notFound', 'conflict'],
});

/** Takes what changed in a joined course off its page, up to the moment that `getCourse` gave (rules/learning#changes). */
export const dismissCourseChange = call({
  name: 'dismissCourseChange',
  family: 'course',
  mode: 'post',
  summary: 'Dismiss what changed in a joined course',
  request: { id, changedAt: namedMoment },
  response: z.object({ dismissed: z.boolean() }),
  session: 'required',
  errors: ['notFound', 'conflict'],
});

/** What an open document or case of a course was read since the last report (rules/learning#reading). */
export const reportReading = call({
  name: 'reportReading',
  family: 'course',
  mode: 'post',
  summary: 'Report that a lesson is read: seconds and sections reached',
  request: {
    lessonId: id,
    /** Seconds in which the page was visible; 0 at its opening, which starts the count. */
    seconds: z.number().min(0).max(3600),
    /** Anchors of the sections that came into view. */
    sections: z.array(text(64)).max(200),
  },
  response: z.object({
    /** Share of the lesson that is read, 0 to 1. */
    share: z.number().min(0).max(1),
    isDone: z.boolean(),
  }),
  session: 'required',
  errors: ['notFound', 'conflict'],
});

/** The courses that the caller has joined, last learnt first (rules/learning#my-learning). */
export const getMyLearning = call({
  name: 'getMyLearning',
  family: 'personal',
  mode: 'get',
  summary: 'The courses that the caller has joined',
  request: {
    state: z.enum(['due', 'finished', 'notStarted']).default('due'),
    specialtyId: id.optional(),
    credit: z.enum(COURSE_CREDITS).optional(),
    cursor,
    pageSize: pageSize(20),
  },
  response: page(
    z.object({
      card: resourceCard,
      learntAt: timestamp,
      completedAt: timestamp.nullable(),
      /** The lesson to go on with; null where nothing is left. */
      next: z
        .object({
          lessonId: id,
          /** From 1. */
          number: z.number().int(),
          title: z.string(),
          type: z.enum(['video', 'document', 'case', 'test']),
          pcLink: z.string().nullable(),
          remainingSeconds: z.number().nullable(),
        })
        .nullable(),
      /** Its test, where that is next or it is completed; null before that, and without one. */
      test: z
        .object({
          /** Attempts that may still begin today. */
          attemptsLeft: z.number().int(),
          /** Percent: the best of those that passed, else the last one; null before the first. */
          score: z.number().int().nullable(),
        })
        .nullable(),
    }),
  ).extend({
    /** How many there are in each state, of the specialty and credit that were asked for. */
    counts: z.object({ due: z.number().int(), finished: z.number().int(), notStarted: z.number().int() }),
    /** Those of all joined courses. */
    specialties: z.array(specialty),
  }),
  session: 'required',
  scene: PermissionScene.personalHome,
});

/** What the caller has learnt in the present week (rules/learning#week). */
export const getLearningWeek = call({
  name: 'getLearningWeek',
  family: 'personal',
  mode: 'get',
  summary: 'How long the caller has learnt on each day of this week',
  request: {},
  response: z.object({
    /** Monday to Sunday. */
    days: z.array(
      z.object({
        /** In Shanghai, yyyy-mm-dd. */
        day: z.iso.date(),
        /** Of film that was seen for the first time. */
        seconds: z.number().int(),
      }),
    ),
    /** Lessons of joined courses that were finished. */
    lessonsDone: z.number().int(),
  }),
  session: 'required',
  scene: PermissionScene.personalHome,
});

/** Unfinished parts of films of the joined courses that fit into the time that the caller has (rules/learning#ten-minutes). */
export const pickTenMinutes = call({
  name: 'pickTenMinutes',
  family: 'personal',
  mode: 'get',
  summary: 'Unfinished parts of the joined courses that fit into some minutes',
  request: { minutes: z.coerce.number().pipe(z.literal(TEN_MINUTES_CHOICES)).default(10) },
  response: z.object({
    /** In the order in which they are to be watched. */
    chapters: z.array(
      z.object({
        lessonId: id,
        /** Of the chapter; of the lesson where all of its rest fits. */
        title: z.string(),
        titleEn: z.string(),
        course: z.object({ id, title: z.string(), titleEn: z.string() }),
        /** The first second that was not seen. */
        startSeconds: z.number(),
        /** How long the chapter or the film is. */
        durationSeconds: z.number(),
        /** How long what was not seen of it takes. */
        remainingSeconds: z.number(),
        /** Whether some of it was seen. */
        isStarted: z.boolean(),
        /** Opens the lesson at the first second that was not seen. */
        pcLink: z.string(),
      }),
    ),
  }),
  session: 'required',
  scene: PermissionScene.personalHome,
});

/**
 * Courses that give credit, newest first; without those that the caller has a line of, as a course books once
 * (rules/credit#courses).
 */
export const listCreditProjectCourses = call({
  name: 'listCreditProjectCourses',
  family: 'course',
  mode: 'get',
  summary: 'Courses whose credit the caller can still earn',
  request: {
    /** Only those that were published by its end. */
    year: z.coerce.number().int().min(FIRST_YEAR).max(9998).optional(),
    creditClass: z.enum(CREDIT_CLASSES).optional(),
    cursor,
    pageSize: pageSize(20),
  },
  response: page(resourceCard),
  session: 'optional',
});
