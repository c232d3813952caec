import type { CallName } from '@osteon/contract';
import { fastifyPlugin } from 'fastify-plugin';
import { m } from '../../texts/index.ts';
import type { Config } from '../config/config.ts';
import { assertBearerToken } from './bearer-token.ts';
import { describeCalls } from './openapi-document.ts';

/**
 * `/gateway/openapi.json`: the calls that this gateway answers. Built at the first request. In production it is for
 * those who have the token of the metrics, unless the operator makes it public.
 */
export const openapiPlugin = fastifyPlugin<{
  names: readonly CallName[];
  config: Pick<Config, 'publicUrl' | 'openapiPublic' | 'metricsToken'>;
}>(
  async (app, { names, config }) => {
    let document: string | undefined;
    app.get('/gateway/openapi.json', async (request, reply) => {
      if (!config.openapiPublic)
        assertBearerToken(request, reply, {
          token: config.metricsToken,
          text: (locale) => m['platform.openapi.tokenMissing']({}, { locale }),
        });
      document ??= JSON.stringify(describeCalls(names, config));
      return reply.type('application/json; charset=utf-8').send(document);
    });
  },
  { name: 'openapi', dependencies: ['errors'] },
);
