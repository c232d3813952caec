import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { Attachment } from '../attachment/attachment.ts';

/** The signed URL of an attachment. */
export const getAttachment = ({ resourceType, resourceId, attachmentId }: Attachment) =>
  callGateway('getAttachment', { resourceType, resourceId, attachmentId });
