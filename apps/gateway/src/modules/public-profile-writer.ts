import type { Clock } from '../platform/clock.ts';
import { resourceWriter } from './content-writer.ts';
import { createPublicProfileService, type PublicProfileService } from './doctor/public-profile-service.ts';
import { removeEngagement } from './engagement/service.ts';
import { removeDocuments, writeDocuments } from './search/indexing/index-service.ts';

/** Creates the only writer of the persons of accounts (rules/doctor#public-profile). */
export function createPublicProfileWriter(clock: Clock): PublicProfileService {
  return createPublicProfileService({
    clock,
    index: { write: writeDocuments, remove: removeDocuments },
    works: resourceWriter,
    engagement: { removeEngagement },
  });
}
