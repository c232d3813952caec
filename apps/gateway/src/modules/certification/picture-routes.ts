import type { FastifyPluginAsync } from 'fastify';
import { CallError } from '../../platform/http/call-error.ts';
import { PICTURE_ROUTE } from './picture-path.ts';
import type { PictureService } from './picture-service.ts';

/**
 * A picture is displayed by the portal's pages alone; a direct request downloads it
 * (rules/security-uploads#file-content).
 */
const HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'image/webp',
  'content-disposition': 'attachment; filename="certification.webp"',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};

/** Serves pictures to the session of their owner; any other request gets the response for an unknown picture. */
export function createPictureRoutes(pictures: PictureService): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { id: string }; Querystring: { size?: string } }>(
      `${PICTURE_ROUTE}/:id`,
      async (request, reply) => {
        const session = (await app.findSession(request, 'desktop')) ?? (await app.findSession(request, 'phone'));
        if (!session) throw new CallError('notFound');
        const owner = { accountId: session.customerId, ip: request.ip, deviceId: app.identifyDevice(request, reply) };
        const picture = await pictures.open(owner, request.params.id, { small: request.query.size === 'small' });
        return reply.headers(HEADERS).send(picture);
      },
    );
  };
}
