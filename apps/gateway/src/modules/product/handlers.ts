import { z } from 'zod';
import { cursorId, cursorNumber, cutPage, decodeCursor } from '../../platform/database/keyset.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { presentSpecialty } from '../doctor/presenter.ts';
import { presentPicture } from '../media/presenter.ts';
import type { ProductRepository } from './repository.ts';

const productCursor = z.tuple([cursorNumber, cursorId]);

/** Handles the calls of device products. */
export function createProductHandlers(repository: ProductRepository): Handlers<'listProducts'> {
  return {
    async listProducts({ specialtyId, cursor, pageSize }) {
      const rows = await repository.listPage(specialtyId, decodeCursor(productCursor, cursor), pageSize + 1);
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
  };
}
