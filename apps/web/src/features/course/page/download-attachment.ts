import type { RequestOf } from '@osteon/contract';
import { getAttachment } from '../api/get-attachment.ts';

/** A file that goes with a course. */
export type Attachment = RequestOf<'getAttachment'>;

/** Downloads an attachment under its title (rules/course#attachments). */
export async function downloadAttachment(attachment: Attachment): Promise<void> {
  const { url } = await getAttachment(attachment);
  const link = document.createElement('a');
  link.href = url;
  // A download, so an error of the gateway never replaces the page.
  link.download = '';
  link.click();
}
