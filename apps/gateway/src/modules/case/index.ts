import { ResourceType } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { queryId } from '../../platform/portal/page.ts';
import type { ContentService } from '../content/service.ts';
import { createCaseHandlers } from './handlers.ts';
import { createCaseRepository } from './repository.ts';
import { type UnfinishedCall, unfinishedHandlers } from './unfinished-handlers.ts';

/** Cases. */
export function createCase({ db }: Pick<AppContext, 'db'>, content: ContentService): Module<'getCase' | UnfinishedCall> {
  return {
    handlers: { ...unfinishedHandlers, ...createCaseHandlers(createCaseRepository(db), content) },
    pageCards: { '/caseTerminal': (query) => content.getPageCard(queryId(query), ResourceType.case) },
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
