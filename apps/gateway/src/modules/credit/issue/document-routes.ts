import type { FastifyInstance } from 'fastify';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Caller } from '../../../platform/log/audit-log.ts';

/** Reader of an issued document. */
export interface DocumentOwner extends Caller {
  readonly accountId: string;
}

/** A kind of document that is served as a PDF. */
export interface DocumentKind {
  /** Path without the serial, which follows. */
  readonly path: string;
  /** Prefix of the file name in the download. */
  readonly fileName: string;
  /** The PDF for its owner. @throws {CallError} notFound for any other, and for an unknown serial */
  readonly open: (owner: DocumentOwner, serial: string) => Promise<Buffer>;
}

/**
 * Serves documents of one kind to the session of their owner; every other request gets the response for an unknown one.
 */
export function serveDocuments(app: FastifyInstance, { path, fileName, open }: DocumentKind): void {
  app.get<{ Params: { serial: string } }>(`${path}/:serial`, async (request, reply) => {
    const session = await app.findSession(request, 'desktop');
    if (!session) throw new CallError('notFound');
    const owner = { accountId: session.customerId, ip: request.ip, deviceId: app.identifyDevice(request, reply) };
    const { serial } = request.params;
    const pdf = await open(owner, serial);
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${fileName}-${serial}.pdf"`,
      })
      .send(pdf);
  });
}
