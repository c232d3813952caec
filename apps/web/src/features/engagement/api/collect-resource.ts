import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { CollectChange } from '../collection/collect-change.ts';

/** Keeps a resource in the default folder, or takes it out of all. */
export const collectResource = ({ resourceType, resourceId, on }: CollectChange) =>
  callGateway('collectResource', { resourceType, resourceId, on });
