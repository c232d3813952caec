import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { queryId } from '../../platform/portal/page.ts';
import { type ContentCalls, createContentHandlers } from './handlers.ts';
import { createOwnContentService, type OwnContentService } from './own-content-service.ts';
import { createContentRepository } from './repository.ts';
import { type ContentDependencies, type ContentService, createContentService } from './service.ts';

/** Lists of resources of all types, their specialties and their tags. */
export function createContent(
  { db, clock, contentEvents, rateLimits }: Pick<AppContext, 'db' | 'clock' | 'contentEvents' | 'rateLimits'>,
  dependencies: ContentDependencies,
): Module<ContentCalls> & { readonly service: ContentService; readonly ownContent: OwnContentService } {
  const repository = createContentRepository(db);
  const service = createContentService({ db }, dependencies);

  return {
    service,
    ownContent: createOwnContentService({ db, clock }, service),
    handlers: createContentHandlers({
      clock,
      contentEvents,
      rateLimits,
      repository,
      service,
      progress: dependencies.progress,
      cases: dependencies.cases,
    }),
    pageCards: { '/tagTerminal': (query) => service.getTagPageCard(queryId(query)) },
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
