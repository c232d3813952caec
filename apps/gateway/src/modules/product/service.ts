import type { ProductCard } from '@osteon/contract';
import type { AppContext } from '../../platform/app-context.ts';
import { presentSpecialty } from '../doctor/presenter.ts';
import { presentPicture } from '../media/present-picture.ts';
import { createProductRepository } from './repository.ts';

/** Products for whoever shows them. */
export interface ProductService {
  /** The cards of these products by id; an id that names none is not in it. */
  cardsById(ids: readonly string[]): Promise<Map<string, ProductCard>>;
}

/** Makes the service of products. */
export function createProductService({ db }: Pick<AppContext, 'db'>): ProductService {
  const repository = createProductRepository(db);
  return {
    async cardsById(ids) {
      const rows = ids.length > 0 ? await repository.byIds(ids) : [];
      return new Map(
        rows.map(({ product: { id, name, company, category }, specialty, picture }) => [
          id,
          { id, name, company, category, specialty: presentSpecialty(specialty), picture: presentPicture(picture) },
        ]),
      );
    },
  };
}
