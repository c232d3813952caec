import type { FastifyPluginAsync } from 'fastify';
import { CallError } from '../../../platform/http/call-error.ts';
import { IMAGE_ROUTE } from './image-path.ts';
import type { ImageService } from './image-service.ts';

/** Browsers ask again each time, as another account may be logged in by then (rules/security-uploads#file-content). */
const HEADERS = {
  'cache-control': 'private, no-cache',
  'content-type': 'image/webp',
  'content-disposition': 'inline; filename="case.webp"',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};

/** Serves pictures of drafts to the session of their author; everybody else gets the response for an unknown one. */
export function createImageRoutes(images: Pick<ImageService, 'open'>): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { id: string }; Querystring: { size?: string } }>(
      `${IMAGE_ROUTE}/:id`,
      async (request, reply) => {
        const session = await app.findSession(request, 'desktop');
        if (!session) throw new CallError('notFound');
        const picture = await images.open(session.customerId, request.params.id, {
          small: request.query.size === 'small',
        });
        return reply.headers(HEADERS).send(picture);
      },
    );
  };
}
