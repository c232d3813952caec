import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { createFileRepository } from './file-repository.ts';
import { FILE_PATH } from './file-url.ts';
import { getStoragePaths } from './stored-files.ts';

/** A browser may keep a file, and asks each time whether it still may: another account may be logged in by then. */
const OWNER_ONLY = 'private, no-cache';

/** Nothing in a file that a user brought may run or load anything (security 52). */
const INERT = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Serves the files of transfers to the desktop of their owner, and to nobody else. */
export function createFileRoutes(
  { sendFile }: Pick<AppContext, 'sendFile'>,
  files: Pick<ReturnType<typeof createFileRepository>, 'findSent'>,
): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { id: string }; Querystring: { size?: string } }>(`${FILE_PATH}/:id`, async (request, reply) => {
      const session = await app.findSession(request, 'desktop');
      if (!session) throw new CallError('notLoggedIn');
      const file = await files.findSent(session.customerId, request.params.id);
      const small = request.query.size === 'small';
      if (!file || (small && file.kind === 'pdf')) throw new CallError('notFound');
      const paths = getStoragePaths(file);
      // What is no picture is saved, never shown: a PDF can carry scripts.
      const place = file.kind === 'image' ? 'inline' : 'attachment';
      reply.headers({
        'content-disposition': `${place}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'content-security-policy': INERT,
      });
      return sendFile(reply, 'files', small ? paths.small : paths.whole, { cacheControl: OWNER_ONLY });
    });
  };
}
