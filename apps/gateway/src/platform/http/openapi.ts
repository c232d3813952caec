import type { CallName } from '@osteon/contract';
import { fastifyPlugin } from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import { describeCalls } from './openapi-document.ts';

/** `/gateway/openapi.json`: the calls that this gateway answers. Built at the first request. */
export const openapiPlugin = fastifyPlugin<{ names: readonly CallName[]; config: Pick<Config, 'publicUrl'> }>(
  async (app, { names, config }) => {
    let document: string | undefined;
    app.get('/gateway/openapi.json', async (_request, reply) => {
      document ??= JSON.stringify(describeCalls(names, config));
      return reply.type('application/json; charset=utf-8').send(document);
    });
  },
  { name: 'openapi' },
);
