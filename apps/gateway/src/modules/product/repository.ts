import { and, arrayOverlaps, asc, desc, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { equalsIfSet, isAfterCursor } from '../../platform/database/filters.ts';
import { specialty } from '../doctor/tables.ts';
import { picture } from '../media/tables.ts';
import { product } from './tables.ts';

/** The last product of the page before. */
type ProductCursor = readonly [position: number, id: string];

export type ProductRepository = ReturnType<typeof createProductRepository>;

/** A product with the rows that its card shows. */
export type ProductRow = Awaited<ReturnType<ProductRepository['findByIds']>>[number];

/** Reads device products. */
export function createProductRepository(db: Database) {
  const selectProducts = () =>
    db
      .select({ product, specialty, picture })
      .from(product)
      .innerJoin(specialty, eq(specialty.id, product.specialtyId))
      .innerJoin(picture, eq(picture.id, product.pictureId))
      .$dynamic();

  return {
    findByIds: (ids: readonly string[]) => selectProducts().where(anyOf(product.id, ids)),

    /** Products that have one of these tags, those with most of them first. */
    listByTags: (tags: readonly string[], limit: number) => {
      const shared = sql`cardinality(array(select unnest(${product.tags}) intersect select unnest(${sql.param(tags)}::text[])))`;
      return selectProducts()
        .where(arrayOverlaps(product.tags, [...tags]))
        .orderBy(desc(shared), asc(product.position))
        .limit(limit);
    },

    listPage: (specialtyId: string | undefined, after: ProductCursor | null, limit: number) =>
      selectProducts()
        .where(
          and(
            equalsIfSet(product.specialtyId, specialtyId),
            isAfterCursor([product.position, product.id], 'ascending', after),
          ),
        )
        .orderBy(asc(product.position), asc(product.id))
        .limit(limit),
  };
}
