import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { cursorId, cursorNumber, cutPage, decodeCursor } from '../../keyset.ts';
import type { Module } from '../../module.ts';
import { presentSpecialty } from '../doctor/presenter.ts';
import { specialty } from '../doctor/tables.ts';
import { presentPicture } from '../media/present-picture.ts';
import { picture } from '../media/tables.ts';
import { product } from './tables.ts';

const place = z.tuple([cursorNumber, cursorId]);

/** Device products. */
export function createProduct({ db }: Pick<Deps, 'db'>): Module<'listProducts'> {
  const select = (specialtyId: string | undefined, after: z.output<typeof place> | null, limit: number) =>
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
      .limit(limit);

  return {
    handlers: {
      async listProducts({ specialtyId, cursor, pageSize }) {
        const rows = await select(specialtyId, decodeCursor(place, cursor), pageSize + 1);
        const page = cutPage(rows, pageSize, (row) => [row.product.position, row.product.id]);
        return {
          ...page,
          list: page.list.map((row) => ({
            ...row.product,
            specialty: presentSpecialty(row.specialty),
            picture: presentPicture(row.picture),
          })),
        };
      },
    },
  };
}
