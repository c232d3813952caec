import { ResourceType } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { queryId } from '../../platform/portal/page.ts';
import type { ContentService } from '../content/service.ts';
import type { DoctorService } from '../doctor/service.ts';
import { createDocumentHandlers } from './handlers.ts';
import { createDocumentRepository } from './repository.ts';

/** Library documents. */
export function createDocument(
  { db }: Pick<AppContext, 'db'>,
  services: { content: ContentService; doctors: DoctorService },
): Module<'getDocument'> {
  return {
    handlers: createDocumentHandlers(createDocumentRepository(db), services),
    pageCards: { '/docTerminal': (query) => services.content.getPageCard(queryId(query), ResourceType.document) },
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
