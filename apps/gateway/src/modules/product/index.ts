import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { cursorId, cursorNumber, cutPage, decodeCursor } from '../../keyset.ts';
import type { Module } from '../../module.ts';
import { presentSpecialty } from '../doctor/presenter.ts';
import { presentPicture } from '../media/present-picture.ts';
import { createProductRepository } from './repository.ts';
import { createProductService, type ProductService } from './service.ts';

const place = z.tuple([cursorNumber, cursorId]);

/** Device products. */
export function createProduct({ db }: Pick<Deps, 'db'>): Module<'listProducts'> & { readonly service: ProductService } {
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
