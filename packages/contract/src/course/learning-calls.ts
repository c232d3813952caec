import { COURSE_CREDITS, CREDIT_CLASSES, FIRST_YEAR, PermissionScene, TEN_MINUTES_CHOICES } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { resourceCard, specialty } from '../content/card.ts';
import { callerTimestamp, cursor, id, page, pageSize, text, timestamp } from '../fields.ts';

/**
 * Joins a course; a priced one is refused with `conflict`, except to members where it is free for them
 * (rules/learning#joining).
 */
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

/** Leaves a course that is not completed; the progress is retained (rules/learning#joining). */
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

/** Dismisses the changes of a joined course, up to the timestamp that `getCourse` returned (rules/learning#changes). */
export const dismissCourseChange = call({
  name: 'dismissCourseChange',
  family: 'course',
  mode: 'post',
  summary: 'Dismiss what changed in a joined course',
  request: { id, changedAt: callerTimestamp },
  response: z.object({ dismissed: z.boolean() }),
  session: 'required',
  errors: ['notFound', 'conflict'],
});

/** Reports how long an open document or case of a course was read since the last report (rules/learning#reading). */
export const reportReading = call({
  name: 'reportReading',
  family: 'course',
  mode: 'post',
  summary: 'Report that a lesson is read: seconds and sections reached',
  request: {
    lessonId: id,
    /** Seconds for which the page was visible; 0 when it opens, which starts the count. */
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

/** The courses that the caller has joined, latest progress first (rules/learning#my-learning). */
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
      /** The lesson to continue with; null if nothing is left. */
      next: z
        .object({
          lessonId: id,
          /** Number of the lesson, from 1. */
          number: z.number().int(),
          title: z.string(),
          type: z.enum(['video', 'document', 'case', 'test']),
          pcLink: z.string().nullable(),
          remainingSeconds: z.number().nullable(),
        })
        .nullable(),
      /** Its test, if that is next or the course is completed; null otherwise, and without a test. */
      test: z
        .object({
          /** Number of attempts that may still start today. */
          attemptsLeft: z.number().int(),
          /** Percent: the best passed score, else the last one; null before the first. */
          score: z.number().int().nullable(),
        })
        .nullable(),
    }),
  ).extend({
    /** Number of joined courses in each state, within the requested specialty and credit. */
    counts: z.object({ due: z.number().int(), finished: z.number().int(), notStarted: z.number().int() }),
    /** Specialties of all joined courses. */
    specialties: z.array(specialty),
  }),
  session: 'required',
  scene: PermissionScene.personalHome,
});

/** Progress of the caller in the present week (rules/learning#week). */
export const getLearningWeek = call({
  name: 'getLearningWeek',
  family: 'personal',
  mode: 'get',
  summary: 'How long the caller has learnt on each day of this week',
  request: {},
  response: z.object({
    /** Days from Monday to Sunday. */
    days: z.array(
      z.object({
        /** Day in Shanghai, yyyy-mm-dd. */
        day: z.iso.date(),
        /** Seconds of video that were seen for the first time. */
        seconds: z.number().int(),
      }),
    ),
    /** Number of finished lessons of joined courses. */
    lessonsDone: z.number().int(),
  }),
  session: 'required',
  scene: PermissionScene.personalHome,
});

/**
 * Picks unfinished parts of videos of the joined courses that fit into the caller's available time
 * (rules/learning#ten-minutes).
 */
export const pickTenMinutes = call({
  name: 'pickTenMinutes',
  family: 'personal',
  mode: 'get',
  summary: 'Unfinished parts of the joined courses that fit into some minutes',
  request: { minutes: z.coerce.number().pipe(z.literal(TEN_MINUTES_CHOICES)).default(10) },
  response: z.object({
    /** Parts in the order in which they are to be watched. */
    chapters: z.array(
      z.object({
        lessonId: id,
        /** Title of the chapter; of the lesson where all of its rest fits. */
        title: z.string(),
        titleEn: z.string(),
        course: z.object({ id, title: z.string(), titleEn: z.string() }),
        /** The first unseen second. */
        startSeconds: z.number(),
        /** Length of the chapter or the video, in seconds. */
        durationSeconds: z.number(),
        /** Seconds of it that were not seen yet. */
        remainingSeconds: z.number(),
        /** True if some of it was seen. */
        isStarted: z.boolean(),
        /** Link that opens the lesson at the first unseen second. */
        pcLink: z.string(),
      }),
    ),
  }),
  session: 'required',
  scene: PermissionScene.personalHome,
});

/**
 * Courses that give credit, newest first; excludes those for which the caller has a line, as a course awards credit
 * once (rules/credit#courses).
 */
export const listCreditProjectCourses = call({
  name: 'listCreditProjectCourses',
  family: 'course',
  mode: 'get',
  summary: 'Courses whose credit the caller can still earn',
  request: {
    /** Includes only courses that were published by the end of this day. */
    year: z.coerce.number().int().min(FIRST_YEAR).max(9998).optional(),
    creditClass: z.enum(CREDIT_CLASSES).optional(),
    cursor,
    pageSize: pageSize(20),
  },
  response: page(resourceCard),
  session: 'optional',
});
