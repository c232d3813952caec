import { Readable } from 'node:stream';
import { PermissionScene } from '@osteon/domain';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { getRequestLocale } from '../../platform/http/request-locale.ts';
import { assertSameSite } from '../../platform/session/same-site.ts';
import { assertCsrfToken } from '../../platform/session/session-plugin.ts';
import { checkScene } from '../permission/check-scene.ts';
import {
  ACCOUNT_HEADER,
  type createResumableUploads,
  createTooLarge,
  LOCALE_HEADER,
  toPurpose,
  UPLOAD_PATH,
} from './resumable-upload-service.ts';
import type { UploadPurpose } from './tables.ts';

const METHODS = ['POST', 'HEAD', 'PATCH', 'DELETE'];

/** Status of the tus protocol → error of the catalogue. */
const ERROR_BY_STATUS = {
  404: 'notFound',
  409: 'conflict',
  410: 'notFound',
  413: 'tooLarge',
  415: 'unsupportedType',
  // Optional parts of the protocol that are not supported.
  501: 'badInput',
} as const;

/**
 * Resumable uploads (tus) from phones that are logged in (rules/transfer#sending), and of series of cases from desktops
 * (rules/case-series#uploads).
 */
export function createUploadRoutes(
  { config, cookies }: Pick<AppContext, 'config' | 'cookies'>,
  uploads: ReturnType<typeof createResumableUploads>,
): FastifyPluginAsync {
  async function findPurpose({ method, params, headers }: FastifyRequest): Promise<UploadPurpose> {
    if (method === 'POST') return readPurpose(headers['upload-metadata']);
    const { id } = params as { readonly id?: string };
    return id === undefined ? 'transfer' : uploads.findPurpose(id);
  }

  async function authenticate(request: FastifyRequest, purpose: UploadPurpose): Promise<string> {
    assertSameSite(request, config.publicUrl);
    const kind = purpose === 'case' ? 'desktop' : 'phone';
    const session = await request.server.findSession(request, kind);
    if (!session) throw new CallError('notLoggedIn');
    assertCsrfToken(cookies.readCsrfToken(request, kind), session);
    if (purpose === 'case' && request.method === 'POST') checkScene(PermissionScene.publishResources, session);
    return session.customerId;
  }

  return async (app) => {
    // The tus server streams the body; a parser would buffer it in memory.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _body, done) => done(null));

    async function handler(request: FastifyRequest, reply: FastifyReply) {
      const purpose = await findPurpose(request);
      const accountId = await authenticate(request, purpose);
      const response = await uploads.handleRequest(toWebRequest(request, config.publicUrl, accountId));
      const { status } = response;
      if (status >= 400) {
        const name =
          ERROR_BY_STATUS[status as keyof typeof ERROR_BY_STATUS] ?? (status < 500 ? 'badInput' : 'internal');
        throw name === 'tooLarge' ? createTooLarge(purpose) : new CallError(name);
      }
      for (const [header, value] of response.headers) {
        if (!header.startsWith('access-control-')) reply.header(header, value);
      }
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .send(await response.text());
    }

    app.route({ method: METHODS, url: UPLOAD_PATH, handler });
    app.route({ method: METHODS, url: `${UPLOAD_PATH}/:id`, handler });
  };
}

/** The purpose in the metadata of the tus protocol: keys with values in base64, separated by commas. */
function readPurpose(metadata: string | string[] | undefined): UploadPurpose {
  const [, value = ''] = /(?:^|,) *purpose +([\w+/=]+)/.exec(String(metadata ?? '')) ?? [];
  return toPurpose(Buffer.from(value, 'base64').toString());
}

/** Converts to a web request with an unread body; two headers contain the account and the language of the session. */
function toWebRequest(request: FastifyRequest, origin: string, accountId: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  headers.set(ACCOUNT_HEADER, encodeURIComponent(accountId));
  headers.set(LOCALE_HEADER, getRequestLocale(request));
  const hasBody = request.method === 'PATCH';
  // Data that a POST carries is left unread, because it would be read before the quota is checked.
  if (!hasBody) headers.delete('content-type');
  return new Request(new URL(request.url, origin), {
    method: request.method,
    headers,
    ...(hasBody && { body: Readable.toWeb(request.raw), duplex: 'half' }),
  });
}
