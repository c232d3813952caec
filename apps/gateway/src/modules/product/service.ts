import type { ProductCard } from '@osteon/contract';
import type { AppContext } from '../../platform/app-context.ts';
import { presentSpecialty } from '../doctor/presenter.ts';
import { presentPicture } from '../media/presenter.ts';
import { createProductRepository, type ProductRow } from './repository.ts';

/** Products for all modules that show them. */
export interface ProductService {
  /** The cards by id; unknown ids are left out. */
  findCardsById(ids: readonly string[]): Promise<Map<string, ProductCard>>;
  /** The cards of products that have one of these tags, those with most of them first. */
  listByTags(tags: readonly string[], limit: number): Promise<ProductCard[]>;
}

export function createProductService({ db }: Pick<AppContext, 'db'>): ProductService {
  const repository = createProductRepository(db);
  return {
    async findCardsById(ids) {
      const rows = ids.length > 0 ? await repository.findByIds(ids) : [];
      return new Map(rows.map((row) => [row.product.id, presentProduct(row)]));
    },

    listByTags: async (tags, limit) =>
      tags.length > 0 ? (await repository.listByTags(tags, limit)).map(presentProduct) : [],
  };
}

function presentProduct({ product, specialty, picture }: ProductRow): ProductCard {
  const { id, name, company, category } = product;
  return { id, name, company, category, specialty: presentSpecialty(specialty), picture: presentPicture(picture) };
}
