import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { createProductHandlers } from './handlers.ts';
import { createProductRepository } from './repository.ts';
import { createProductService, type ProductService } from './service.ts';

/** Device products. */
export function createProduct({
  db,
}: Pick<AppContext, 'db'>): Module<'listProducts'> & { readonly service: ProductService } {
  return {
    service: createProductService({ db }),
    handlers: createProductHandlers(createProductRepository(db)),
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    initialDataLoaders: {},
    jobs: [],
    workers: [],
    erasure: null,
    ownData: null,
    constraints: {},
  };
}
