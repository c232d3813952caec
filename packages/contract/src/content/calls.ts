import { COURSE_CREDITS, COURSE_LEVELS, COURSE_PRICES, COURSE_STATES } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { cursor, id, page, pageSize, resourceType, searchText } from '../fields.ts';
import { picture, resourceCard, specialty } from './card.ts';

/** The lists of every kind of content, newest or most viewed first (rules/content#lists). */
export const listContent = call({
  name: 'listContent',
  family: 'content',
  mode: 'get',
  summary: 'Resources by type, specialty, tag, author or title',
  request: {
    resourceType: resourceType.optional(),
    specialtyId: id.optional(),
    tagId: id.optional(),
    authorId: id.optional(),
    /** Only titles that contain this text; truncated to 200 characters. */
    keyWord: searchText.optional(),
    /** Only resources for members, or only the others. */
    vip: z.enum(['true', 'false']).optional(),
    /** These four list courses alone (rules/course#list). */
    credit: z.enum(COURSE_CREDITS).optional(),
    price: z.enum(COURSE_PRICES).optional(),
    level: z.enum(COURSE_LEVELS).optional(),
    /** The caller's progress; a visitor has joined nothing. */
    state: z.enum(COURSE_STATES).optional(),
    /** `learning`: courses alone, those in progress first and completed ones last (rules/course#order). */
    sort: z.enum(['latest', 'hottest', 'learning']).default('latest'),
    cursor,
    pageSize: pageSize(20),
  },
  response: page(resourceCard),
  session: 'optional',
  offline: true,
  cache: 'shared',
});

/** The filters of the list of courses. */
const courseChoice = {
  specialtyId: id.optional(),
  credit: z.enum(COURSE_CREDITS).optional(),
  price: z.enum(COURSE_PRICES).optional(),
  level: z.enum(COURSE_LEVELS).optional(),
  state: z.enum(COURSE_STATES).optional(),
};

const countOf = <Value extends string>(values: readonly Value[]) =>
  z.array(z.object({ value: z.enum(values), count: z.number().int() }));

/** The filters of the list of courses, with their counts (rules/course#counts). */
export const countCourses = call({
  name: 'countCourses',
  family: 'content',
  mode: 'get',
  summary: 'How many courses each filter of their list leaves',
  request: courseChoice,
  response: z.object({
    /** All that are published. */
    total: z.number().int(),
    /** The number of courses that match the choice. */
    listed: z.number().int(),
    /** The number of courses that match the choice in all specialties. */
    anySpecialty: z.number().int(),
    specialties: z.array(specialty.extend({ count: z.number().int() })),
    credits: countOf(COURSE_CREDITS),
    prices: countOf(COURSE_PRICES),
    levels: countOf(COURSE_LEVELS),
    states: countOf(COURSE_STATES),
  }),
  session: 'optional',
  offline: true,
});

/** The specialties with the number of resources of a type, for chips and the official page. */
export const listSpecialties = call({
  name: 'listSpecialties',
  family: 'content',
  mode: 'get',
  summary: 'The specialties and how much each holds',
  request: { resourceType: resourceType.optional() },
  response: z.object({ list: z.array(specialty.extend({ picture, count: z.number().int() })) }),
  session: 'none',
  offline: true,
  cache: 'shared',
});

const tag = z.object({ id, name: z.string(), kind: z.enum(['disease', 'surgery']), specialtyId: id });

/** Surgery and disease tags with their numbers of resources (rules/content#tags). */
export const listTags = call({
  name: 'listTags',
  family: 'content',
  mode: 'get',
  summary: 'Surgery and disease tags',
  request: { specialtyId: id.optional() },
  response: z.object({ list: z.array(tag.extend({ count: z.number().int() })) }),
  session: 'none',
  offline: true,
  cache: 'shared',
});

/** One tag (rules/content#tags). */
export const getTag = call({
  name: 'getTag',
  family: 'content',
  mode: 'get',
  summary: 'A surgery or disease tag',
  request: { id },
  response: tag.extend({ count: z.number().int() }),
  session: 'none',
  offline: true,
  errors: ['notFound'],
});
