import { QUESTION_KINDS, TEST_OPTIONS_MAX, TEST_QUESTIONS_MAX } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id, timestamp } from '../fields.ts';

/**
 * The chosen options by their displayed positions, from 0: one of a single choice, all right ones of a multiple choice,
 * all in their order of an ordering question. Empty for no answer.
 */
const answer = z
  .array(
    z
      .number()
      .int()
      .min(0)
      .max(TEST_OPTIONS_MAX - 1),
  )
  .max(TEST_OPTIONS_MAX);

/** A question of a running attempt: nothing reveals which options are right (rules/course-test#shuffling). */
const attemptQuestion = z.object({
  id,
  kind: z.enum(QUESTION_KINDS),
  question: z.string(),
  /** Options in the order of this attempt. */
  options: z.array(z.string()),
});

/** The caller's running attempt with its answers so far (rules/course-test#attempts). */
const runningAttempt = z.object({
  id,
  startedAt: timestamp,
  endsAt: timestamp,
  /** The gateway's clock: the remaining time does not depend on the clock of the device. */
  serverTime: timestamp,
  questions: z.array(attemptQuestion.extend({ answer, isMarked: z.boolean() })),
});

/** Position at which an answer can be reviewed. */
const reviewPosition = z.object({
  type: z.enum(['video', 'document', 'case']),
  /** Number of the lesson in its course, from 1. */
  lesson: z.number().int(),
  lessonTitle: z.string(),
  /** The chapter, step or heading; empty for the lesson as a whole. */
  label: z.string(),
  /** The second of a video; null for all else. */
  seconds: z.number().int().nullable(),
  pcLink: z.string(),
});

/** A question after its attempt (rules/course-test#explanations). */
const explanation = attemptQuestion.extend({
  answer,
  /** The right answer, by displayed positions. */
  right: answer,
  isRight: z.boolean(),
  explanation: z.string(),
  review: z.array(reviewPosition),
});

/** Result of an attempt (rules/course-test#score). */
const testResult = z.object({
  id,
  /** Whole percent, rounded down. */
  score: z.number().int(),
  passed: z.boolean(),
  /** True if it expired, so that the saved answers counted. */
  isRunOut: z.boolean(),
  submittedAt: timestamp,
  explanations: z.array(explanation),
  /** Number of attempts that may still start today (rules/course-test#tries). */
  attemptsLeft: z.number().int(),
});

/** The test of a course for the caller, with the running attempt and the last result (rules/course-test#page). */
export const getCourseTest = call({
  name: 'getCourseTest',
  family: 'course',
  mode: 'get',
  summary: 'The test of a course, with the running attempt and the last result',
  request: { id },
  response: z.object({
    title: z.string(),
    titleEn: z.string(),
    questions: z.number().int(),
    minutes: z.number().int(),
    /** Percent. */
    passMark: z.number().int(),
    attemptsLeft: z.number().int(),
    /** True if an attempt may start: the course is joined and its other lessons are done. */
    isOpen: z.boolean(),
    running: runningAttempt.nullable(),
    /** Null before the first, and while an attempt runs, as its explanations contain the answers. */
    last: testResult.nullable(),
  }),
  session: 'required',
  errors: ['notFound'],
});

/**
 * Starts an attempt, or returns the running one, of which each account has at most one in a course
 * (rules/course-test#attempts).
 */
export const startCourseTest = call({
  name: 'startCourseTest',
  family: 'course',
  mode: 'post',
  summary: 'Begin the test of a course, or go on with it',
  request: { id },
  response: runningAttempt,
  session: 'required',
  errors: ['notFound', 'testLocked', 'testTriesUsed'],
});

/** Saves the answer to a question of the running attempt, and its mark (rules/course-test#attempts). */
export const saveTestAnswer = call({
  name: 'saveTestAnswer',
  family: 'course',
  mode: 'post',
  summary: 'Keep the answer to a question of a test',
  request: { id, questionId: id, answer, isMarked: z.boolean() },
  response: z.object({ serverTime: timestamp }),
  session: 'required',
  rateLimit: 'reactions',
  errors: ['notFound', 'testOver', 'tooMany'],
});

/**
 * Submits the running attempt: the submitted answers override those that were saved, questions without any count as
 * wrong (rules/course-test#submission).
 */
export const submitCourseTest = call({
  name: 'submitCourseTest',
  family: 'course',
  mode: 'post',
  summary: 'Submit a test and get its result',
  request: { id, answers: z.array(z.object({ questionId: id, answer })).max(TEST_QUESTIONS_MAX) },
  response: testResult,
  session: 'required',
  errors: ['notFound', 'testOver'],
});
