import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { WebhookService } from './webhook-service.ts';

/** Largest body of a push; events are far smaller (rules/security-codes#wechat-events). */
const BODY_MAX = 64 * 1024;

/** The URL path that the official account's server settings must name. */
const PATH = '/gateway/wechat-service/push';

const text = z.string().max(128).default('');
const query = z.object({ signature: text, timestamp: text, nonce: text, msg_signature: text, echostr: text });

/** Receives the pushes of the official account. They are not in the contract, as WeChat defines both requests. */
export function createWebhookRoutes(webhook: WebhookService): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser<Buffer>(
      ['text/xml', 'application/xml'],
      { parseAs: 'buffer', bodyLimit: BODY_MAX },
      (_request, body, done) => done(null, body),
    );
    app.addHook('onRequest', (request) => webhook.assertSigned(query.parse(request.query), request.ip));
    app.get(PATH, async (request, reply) => {
      reply.type('text/plain; charset=utf-8');
      return query.parse(request.query).echostr;
    });
    app.post<{ Body: Buffer }>(PATH, { bodyLimit: BODY_MAX }, async (request, reply) => {
      const answer = await webhook.handleEvent(query.parse(request.query), request.body, request.ip);
      reply.type(answer.startsWith('<') ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8');
      return answer;
    });
  };
}
