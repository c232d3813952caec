import { and, asc, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { specialty } from '../doctor/tables.ts';
import { picture } from '../media/tables.ts';
import { product } from './tables.ts';

/** Where a page of products begins: after this place and id. */
type ProductPlace = readonly [position: number, id: string];

/** Reads device products. */
export function createProductRepository(db: Database) {
  return {
    byIds: (ids: readonly string[]) =>
      db
        .select({ product, specialty, picture })
        .from(product)
        .innerJoin(specialty, eq(specialty.id, product.specialtyId))
        .innerJoin(picture, eq(picture.id, product.pictureId))
        .where(anyOf(product.id, ids)),

    page: (specialtyId: string | undefined, after: ProductPlace | null, limit: number) =>
      db
        .select({ product, specialty, picture })
        .from(product)
        .innerJoin(specialty, eq(specialty.id, product.specialtyId))
        .innerJoin(picture, eq(picture.id, product.pictureId))
        .where(
          and(
            specialtyId === undefined ? undefined : eq(product.specialtyId, specialtyId),
            after ? sql`(${product.position}, ${product.id}) > (${after[0]}, ${after[1]})` : undefined,
          ),
        )
        .orderBy(asc(product.position), asc(product.id))
        .limit(limit),
  };
}
