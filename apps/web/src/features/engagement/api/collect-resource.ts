import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Keeps a resource in a folder, or takes it out of one, or out of all. */
export const collectResource = ({ resourceType, resourceId, folderId, on }: RequestOf<'collectResource'>) =>
  callGateway('collectResource', { resourceType, resourceId, on, ...(folderId !== undefined && { folderId }) });
