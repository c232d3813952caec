import type { FastifyPluginAsync } from 'fastify';
import { CallError } from '../../../platform/http/call-error.ts';
import { TRANSCRIPT_ROUTE } from './transcript-file.ts';
import type { TranscriptService } from './transcript-service.ts';

/** Serves transcripts to the session of their owner; everybody else is answered as for an unknown one. */
export function createTranscriptRoutes(transcripts: Pick<TranscriptService, 'open'>): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { serial: string } }>(`${TRANSCRIPT_ROUTE}/:serial`, async (request, reply) => {
      const session = await app.findSession(request, 'desktop');
      if (!session) throw new CallError('notFound');
      const owner = { accountId: session.customerId, ip: request.ip, deviceId: app.identifyDevice(request, reply) };
      const { serial } = request.params;
      const pdf = await transcripts.open(owner, serial);
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="osteon-credits-${serial}.pdf"`,
        })
        .send(pdf);
    });
  };
}
