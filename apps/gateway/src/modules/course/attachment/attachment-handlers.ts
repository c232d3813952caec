import { ResourceType } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { UrlSigner } from '../../video/signed-url.ts';
import { createAttachmentRepository } from './attachment-repository.ts';
import { buildAttachmentUrl } from './attachment-route.ts';

export type AttachmentCalls = 'getAttachment';

/** Handles the call of attachments (rules/course#attachments). */
export function createAttachmentHandlers(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  links: Pick<UrlSigner, 'signBound'>,
): Handlers<AttachmentCalls> {
  const attachments = createAttachmentRepository(db);
  return {
    async getAttachment({ resourceType, resourceId, attachmentId }, { session: { customerId }, deviceId }) {
      const attachment = resourceType === ResourceType.course && (await attachments.findPublished(attachmentId));
      if (!attachment || attachment.courseId !== resourceId) throw new CallError('notFound');
      const holder = { deviceId, customerId };
      const { token } = links.signBound(attachment.id, holder, { inLesson: false, now: clock.now() });
      return { url: buildAttachmentUrl(attachment, token) };
    },
  };
}
