import type { FastifyPluginAsync } from 'fastify';
import { CallError } from '../../platform/http/call-error.ts';
import { ARCHIVE_ROUTE } from './archive-file.ts';
import type { DataExportService } from './data-export-service.ts';

/** Serves archives to the session of their owner; any other request gets the response for an unknown archive. */
export function createArchiveRoutes(exports: Pick<DataExportService, 'open'>): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { id: string } }>(`${ARCHIVE_ROUTE}/:id`, async (request, reply) => {
      const session = await app.findSession(request, 'desktop');
      if (!session) throw new CallError('notFound');
      const owner = { accountId: session.customerId, ip: request.ip, deviceId: app.identifyDevice(request, reply) };
      const { row, content } = await exports.open(owner, request.params.id);
      const day = new Date(row.requestedAt).toISOString().slice(0, 10);
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-type': 'application/zip',
          'content-length': row.bytes,
          'content-disposition': `attachment; filename="osteon-data-${day}.zip"`,
        })
        .send(content);
    });
  };
}
