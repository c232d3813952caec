import { z } from 'zod';
import { call } from '../call.ts';
import { resourceCard } from '../content/card.ts';
import { doctorCard } from '../doctor/card.ts';
import { id } from '../fields.ts';

/** A course with its lessons (rules/course#page). */
export const getCourse = call({
  name: 'getCourse',
  family: 'course',
  mode: 'get',
  summary: 'A course with objectives, lessons and lecturers',
  request: { id },
  response: z.object({
    card: resourceCard,
    objectives: z.array(z.string()),
    audience: z.string(),
    lecturers: z.array(doctorCard),
    lessons: z.array(
      z.object({
        title: z.string(),
        /** Of the linked resource, as a lesson has none of its own. */
        titleEn: z.string(),
        type: z.enum(['video', 'document', 'case', 'test']),
        minutes: z.number(),
        tryWatch: z.boolean(),
        /** Null for the test, which is taken in the course. */
        pcLink: z.string().nullable(),
      }),
    ),
  }),
  session: 'optional',
  offline: true,
  errors: ['notFound'],
});
