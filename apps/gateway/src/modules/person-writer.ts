import type { Clock } from '../platform/clock.ts';
import { resourceWriter } from './content-writer.ts';
import { createPersonService, type PersonService } from './doctor/person-service.ts';
import { removeEngagement } from './engagement/remove-item-service.ts';
import { removeDocuments, writeDocuments } from './search/indexing/index-service.ts';

/** Creates the only writer of the persons of accounts (rules/doctor#person-of-an-account). */
export function createPersonWriter(clock: Clock): PersonService {
  return createPersonService({
    clock,
    index: { write: writeDocuments, remove: removeDocuments },
    works: resourceWriter,
    engagement: { removeEngagement },
  });
}
