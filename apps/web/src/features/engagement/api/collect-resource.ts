import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { SendOptions } from '../../../lib/gateway/send.ts';

/** Adds a resource to a folder, or removes it from one, or from all. */
export const collectResource = (
  { resourceType, resourceId, folderId, on }: RequestOf<'collectResource'>,
  options?: SendOptions,
) =>
  callGateway(
    'collectResource',
    { resourceType, resourceId, on, ...(folderId !== undefined && { folderId }) },
    options,
  );
