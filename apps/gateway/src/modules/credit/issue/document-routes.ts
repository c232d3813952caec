import { DEFAULT_LOCALE, type Locale } from '@osteon/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
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
  /** Languages in which it can be requested as `language`; Chinese by default. */
  readonly locales: readonly Locale[];
  /** The PDF for its owner. @throws {CallError} notFound for any other, and for an unknown serial */
  readonly open: (owner: DocumentOwner, serial: string, locale: Locale) => Promise<Buffer>;
}

/**
 * Serves documents of one kind to the session of their owner; every other request gets the response for an unknown one,
 * and a language that the kind lacks `badInput`.
 */
export function serveDocuments(app: FastifyInstance, { path, fileName, locales, open }: DocumentKind): void {
  const documentQuery = z.object({ language: z.enum(locales).default(DEFAULT_LOCALE) });
  app.get<{ Params: { serial: string } }>(`${path}/:serial`, async (request, reply) => {
    const session = await app.findSession(request, 'desktop');
    if (!session) throw new CallError('notFound');
    const query = documentQuery.safeParse(request.query);
    if (!query.success) throw new CallError('badInput');
    const { language } = query.data;
    const owner = { accountId: session.customerId, ip: request.ip, deviceId: app.identifyDevice(request, reply) };
    const { serial } = request.params;
    const pdf = await open(owner, serial, language);
    const suffix = language === DEFAULT_LOCALE ? '' : `-${language}`;
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${fileName}-${serial}${suffix}.pdf"`,
      })
      .send(pdf);
  });
}
