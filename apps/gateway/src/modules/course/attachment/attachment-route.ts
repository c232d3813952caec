import { PermissionScene } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { MediaRoute } from '../../../platform/media-http/media-route.ts';
import { assertSameOrigin, getPageHost } from '../../../platform/media-http/same-origin-policy.ts';
import { type SessionStore, toActiveSession } from '../../../platform/session/session.ts';
import type { DiskName } from '../../../platform/storage/storage.ts';
import { isAccepted } from '../../permission/policy.ts';
import type { UrlSigner } from '../../video/signed-url.ts';

/** Prefix of the paths of attachments. */
const ATTACHMENT_PREFIX = '/media/attachments/';

/** File name under which an attachment is saved: browsers use the last part of its URL. */
const getAttachmentFile = ({ title }: { readonly title: string }): string => encodeURIComponent(`${title}.pdf`);

/** Signed URL of an attachment, valid for the account that the token was signed for. */
export const buildAttachmentUrl = (attachment: { readonly id: string; readonly title: string }, token: string) =>
  `${ATTACHMENT_PREFIX}${attachment.id}/${token}/${getAttachmentFile(attachment)}`;

/** An attachment and its storage path. */
interface StoredAttachment {
  readonly title: string;
  readonly disk: DiskName;
  readonly path: string;
}

/** `<attachment>/<token>/<file>`, the path after the prefix; any other is rejected without a database query. */
const LINK = /^([\w-]+)\/([^/]+)\/([^/]+)$/;

/** The response must be revalidated: another account may be logged in by the next request. */
const OWNER_ONLY = 'private, no-cache';

/**
 * Serves attachments at signed URLs, only to the browser and account that the URL was signed for; whether the account
 * may read them is decided for each request (rules/course#attachments).
 */
export function createAttachmentRoute(
  { config, clock, cookies }: Pick<AppContext, 'config' | 'clock' | 'cookies'>,
  {
    sessions,
    links,
    findAttachment,
  }: {
    readonly sessions: SessionStore;
    readonly links: Pick<UrlSigner, 'verifyToken'>;
    readonly findAttachment: (id: string) => Promise<StoredAttachment | undefined>;
  },
): MediaRoute {
  return {
    name: 'attachment',
    prefix: ATTACHMENT_PREFIX,
    // A PDF can contain scripts: it is served as a download and never rendered.
    headers: {
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    },
    async find({ headers }, path) {
      const [, id = '', token = '', file] = LINK.exec(path) ?? [];
      if (file === undefined) throw new CallError('notFound');
      assertSameOrigin({ headers, host: getPageHost(headers, config) }, config.publicUrl);
      const { deviceId, tokenHash } = cookies.peek(headers.cookie);
      const session = tokenHash === undefined ? null : toActiveSession(await sessions.find(tokenHash));
      if (deviceId === undefined || session === null) throw new CallError('notAllowed');
      links.verifyToken(id, { deviceId, customerId: session.customerId }, token, clock.now());
      if (!isAccepted(PermissionScene.academicResources, session)) throw new CallError('notAllowed');
      const attachment = await findAttachment(id);
      if (!attachment || getAttachmentFile(attachment) !== file) throw new CallError('notFound');
      return { kind: 'file', address: `${attachment.disk}:${attachment.path}`, cacheControl: OWNER_ONLY };
    },
  };
}
