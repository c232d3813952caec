import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { createFileRepository } from './file-repository.ts';
import type { FindFileThumbnail } from './file-thumbnail-service.ts';
import { FILE_PATH, getStoragePaths } from './stored-files.ts';

/** Browsers revalidate a cached file each time: another account may be logged in by then. */
const OWNER_ONLY = 'private, no-cache';

/** Stops scripts and requests of an uploaded file (rules/security-uploads#file-content). */
const SANDBOX_CSP = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Serves files of transfers to the desktop session of their owner only (rules/transfer#links). */
export function createFileRoutes(
  { sendFile }: Pick<AppContext, 'sendFile'>,
  files: Pick<ReturnType<typeof createFileRepository>, 'findSent'>,
  findThumbnail: FindFileThumbnail,
): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { id: string }; Querystring: { size?: string } }>(`${FILE_PATH}/:id`, async (request, reply) => {
      const session = await app.findSession(request, 'desktop');
      if (!session) throw new CallError('notLoggedIn');
      const file = await files.findSent(session.customerId, request.params.id);
      const small = request.query.size === 'small';
      if (!file || (small && file.kind === 'pdf')) throw new CallError('notFound');
      const path = small ? await findThumbnail(file) : getStoragePaths(file).original;
      // A PDF can carry scripts, so it is downloaded and never displayed.
      const disposition = file.kind === 'image' ? 'inline' : 'attachment';
      reply.headers({
        'content-disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'content-security-policy': SANDBOX_CSP,
      });
      return sendFile(reply, 'files', path, { cacheControl: OWNER_ONLY });
    });
  };
}
