import { createRefreshLiveDocuments } from './live/search/live-document-service.ts';
import { listSpokenPassages } from './replay/search/spoken-passages-service.ts';
import { removeDocuments, writeDocuments } from './search/indexing/index-service.ts';

/** Updates the search documents of live events: for the loader and the operator's changes. */
export const refreshLiveDocuments = createRefreshLiveDocuments(
  { write: writeDocuments, remove: removeDocuments },
  listSpokenPassages,
);
