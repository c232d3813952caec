import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Module } from '../../platform/module.ts';

/** Names that the loader gives: nothing else is looked for on the disk. */
const PICTURE = /^[0-9a-f]{32}-\d{1,5}\.webp$/;

/** The pictures of the library, open to everyone; their names follow from their content, so they never change. */
export function createMedia({ sendFile }: Pick<AppContext, 'sendFile'>): Module<never> {
  const routes: FastifyPluginAsync = async (app) => {
    app.get<{ Params: { name: string } }>('/media/images/:name', async ({ params }, reply) => {
      if (!PICTURE.test(params.name)) throw new CallError('notFound');
      return sendFile(reply, 'files', `images/${params.name}`);
    });
  };
  return { handlers: {}, routes };
}
