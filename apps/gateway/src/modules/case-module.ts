import type { AppContext } from '../platform/app-context.ts';
import { type CaseNeeds, createCase } from './case/index.ts';
import { createAnnouncedChanges, createAuthoredPublication } from './content-changes.ts';
import { postMessage } from './message/post-message-service.ts';
import { createNameMatcher } from './search/query/name-matcher-service.ts';

/** Creates cases with what their authors need of content, search and messages to publish one. */
export function createCaseModule(deps: AppContext, needs: Pick<CaseNeeds, 'content' | 'doctors' | 'seriesUploads'>) {
  return createCase(deps, {
    ...needs,
    authored: createAuthoredPublication(deps),
    withdrawResource: (tx, id, change) =>
      createAnnouncedChanges({ ...deps, db: tx }).changeState(id, 'withdraw', change),
    createNameMatcher,
    postMessage,
  });
}
