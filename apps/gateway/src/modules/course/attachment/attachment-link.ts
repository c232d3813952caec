/** Beginning of the paths of attachments. */
export const ATTACHMENT_PREFIX = '/media/attachments/';

/** The name under which an attachment is saved, as a part of its address: browsers take the last one. */
export const getAttachmentFile = ({ title }: { readonly title: string }): string => encodeURIComponent(`${title}.pdf`);

/** The address of an attachment for whom a token was signed. */
export const buildAttachmentUrl = (attachment: { readonly id: string; readonly title: string }, token: string) =>
  `${ATTACHMENT_PREFIX}${attachment.id}/${token}/${getAttachmentFile(attachment)}`;
