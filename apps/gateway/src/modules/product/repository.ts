import { and, asc, eq } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { equalsIfSet, isAfterCursor } from '../../platform/database/filters.ts';
import { specialty } from '../doctor/tables.ts';
import { picture } from '../media/tables.ts';
import { product } from './tables.ts';

/** The last product of the page before. */
type ProductCursor = readonly [position: number, id: string];

export type ProductRepository = ReturnType<typeof createProductRepository>;

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
