import type { ProductCard } from '@osteon/contract';
import type { AppContext } from '../../platform/app-context.ts';
import { presentSpecialty } from '../doctor/presenter.ts';
import { presentPicture } from '../media/presenter.ts';
import { createProductRepository } from './repository.ts';

/** Products for all modules that show them. */
export interface ProductService {
  /** The cards by id; unknown ids are left out. */
  findCardsById(ids: readonly string[]): Promise<Map<string, ProductCard>>;
}

export function createProductService({ db }: Pick<AppContext, 'db'>): ProductService {
  const repository = createProductRepository(db);
  return {
    async findCardsById(ids) {
      const rows = ids.length > 0 ? await repository.findByIds(ids) : [];
      return new Map(
        rows.map(({ product: { id, name, company, category }, specialty, picture }) => [
          id,
          { id, name, company, category, specialty: presentSpecialty(specialty), picture: presentPicture(picture) },
        ]),
      );
    },
  };
}
