import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** The signed URL of an attachment. */
export const getAttachment = ({ resourceType, resourceId, attachmentId }: RequestOf<'getAttachment'>) =>
  callGateway('getAttachment', { resourceType, resourceId, attachmentId });
