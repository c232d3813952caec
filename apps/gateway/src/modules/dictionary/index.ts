import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { queryId } from '../../platform/portal/page.ts';
import type { ContentService } from '../content/service.ts';
import { createDictionaryHandlers, type DictionaryCalls } from './handlers.ts';
import { createDictionaryRepository } from './repository.ts';
import { createDictionaryService, type DictionaryService } from './service.ts';

/** The dictionary of terms. */
export function createDictionary(
  { db }: Pick<AppContext, 'db'>,
  content: ContentService,
): Module<DictionaryCalls> & { readonly service: DictionaryService } {
  const service = createDictionaryService({ db });

  return {
    service,
    handlers: createDictionaryHandlers(createDictionaryRepository(db), content),
    pageCards: { '/dictionaryTerminal': (query) => service.getPageCard(queryId(query)) },
    routes: null,
    mediaRoutes: [],
    initialDataLoaders: {},
    jobs: [],
    workers: [],
    erasure: null,
    ownData: null,
    constraints: {},
  };
}
