import { type CourseChoice, type CourseGroup, type CreditClass, ResourceType } from '@osteon/domain';
import { and, count, eq, not, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { isPublished, resource } from '../tables.ts';

/** The filter of the list of courses. */
export interface CourseFilter extends Pick<CourseChoice, 'credit' | 'price' | 'level'> {
  /** Ids of courses that are listed alone. */
  readonly only?: readonly string[];
  /** Ids of courses that are not listed. */
  readonly except?: readonly string[];
}

// The filter values of a course, from the fields of its card; the same expressions as in the statistics
// `resource_course_filter`.
const creditOf = sql<CreditClass | null>`
  case when (${resource.cardDetails} #>> '{course,points}')::numeric > 0
    then rtrim(${resource.cardDetails} #>> '{course,creditClass}', '类') end`;
const priceOf = sql<CourseGroup['price']>`
  case when (${resource.cardDetails} #>> '{course,price}')::numeric = 0 then 'free'
    when (${resource.cardDetails} #>> '{course,vipFree}')::boolean then 'vipFree' else 'paid' end`;
const levelOf = sql<CourseGroup['level']>`${resource.cardDetails} ->> 'level'`;

const isCourse = eq(resource.type, ResourceType.course);

/** True if a resource is a course that matches the filter. */
export function isCourseOf({ credit, price, level, only, except }: CourseFilter): SQL | undefined {
  return and(
    isCourse,
    credit && (credit === 'any' ? sql`${creditOf} is not null` : sql`${creditOf} = ${credit}`),
    price && sql`${priceOf} = ${price}`,
    level && sql`${levelOf} = ${level}`,
    only && anyOf(resource.id, only),
    except && not(anyOf(resource.id, except)),
  );
}

/** The published courses, counted by all filters of the list; each of `apart` on its own. */
export function selectCourseGroups(db: Database, apart: readonly string[]) {
  const apartId = sql<string | null>`case when ${anyOf(resource.id, apart)} then ${resource.id} end`;
  return db
    .select({
      specialtyId: resource.specialtyId,
      credit: creditOf,
      price: priceOf,
      level: levelOf,
      apartId,
      count: count(),
    })
    .from(resource)
    .where(and(isPublished, isCourse))
    .groupBy(sql`1, 2, 3, 4, 5`);
}
