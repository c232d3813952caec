import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';

/** File names that the loader writes; no other name is looked up in the storage. */
const PICTURE_NAME = /^[0-9a-f]{32}-\d{1,5}\.webp$/;

/** Serves the pictures of the library to everyone. A name contains the hash of its content, so its file never changes. */
export function createPictureRoutes({ sendFile }: Pick<AppContext, 'sendFile'>): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { name: string } }>('/media/images/:name', async ({ params }, reply) => {
      if (!PICTURE_NAME.test(params.name)) throw new CallError('notFound');
      return sendFile(reply, 'files', `images/${params.name}`);
    });
  };
}
