import { ResourceType } from '@osteon/domain';
import { ItemComments } from './item-engagement.tsx';

/** The comments of a replay; of an event and its meeting they are the same. */
export function LiveComments({ activityId }: { activityId: string }) {
  return <ItemComments item={{ resourceType: ResourceType.live, resourceId: activityId }} />;
}
