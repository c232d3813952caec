import { ResourceType } from '@osteon/domain';
import type { Database } from '../../../platform/database/connect.ts';
import type { ContentDependencies } from '../../content/service.ts';
import { createLiveRepository } from './repository.ts';

/** Counts one view of an event, in the caller's transaction (rules/content#views). */
export type AddLiveView = (id: string, tx: Database) => Promise<void>;

/** Creates the view counter, which also updates the popularity of the event in the search ranking. */
export const createAddLiveView =
  (updatePopularity: ContentDependencies['updatePopularity']): AddLiveView =>
  async (id, tx) => {
    const viewed = await createLiveRepository(tx).addView(id);
    if (viewed) await updatePopularity(tx, { resourceType: ResourceType.live, ...viewed });
  };
