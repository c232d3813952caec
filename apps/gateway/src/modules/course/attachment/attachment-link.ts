/** Prefix of the paths of attachments. */
export const ATTACHMENT_PREFIX = '/media/attachments/';

/** File name under which an attachment is saved: browsers use the last part of its URL. */
export const getAttachmentFile = ({ title }: { readonly title: string }): string => encodeURIComponent(`${title}.pdf`);

/** Signed URL of an attachment, valid for the account that the token was signed for. */
export const buildAttachmentUrl = (attachment: { readonly id: string; readonly title: string }, token: string) =>
  `${ATTACHMENT_PREFIX}${attachment.id}/${token}/${getAttachmentFile(attachment)}`;
