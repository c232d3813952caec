import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { cursorId, cursorNumber, cutPage, decodeCursor } from '../../platform/database/keyset.ts';
import type { Module } from '../../platform/module.ts';
import { presentSpecialty } from '../doctor/presenter.ts';
import { presentPicture } from '../media/present-picture.ts';
import { createProductRepository } from './repository.ts';
import { createProductService, type ProductService } from './service.ts';

const place = z.tuple([cursorNumber, cursorId]);

/** Device products. */
export function createProduct({
  db,
}: Pick<AppContext, 'db'>): Module<'listProducts'> & { readonly service: ProductService } {
  const repository = createProductRepository(db);

  return {
    service: createProductService({ db }),
    handlers: {
      async listProducts({ specialtyId, cursor, pageSize }) {
        const rows = await repository.page(specialtyId, decodeCursor(place, cursor), pageSize + 1);
        const page = cutPage(rows, pageSize, ({ product }) => [product.position, product.id]);
        return {
          ...page,
          list: page.list.map(({ product, specialty, picture }) => ({
            ...product,
            specialty: presentSpecialty(specialty),
            picture: presentPicture(picture),
          })),
        };
      },
    },
  };
}
