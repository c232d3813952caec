import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import type { MarkSceneScanned } from '../account/qr-login/mark-scene-scanned-service.ts';
import { createPushService } from './push-service.ts';

/** Messages of an event are far smaller (security 23). */
const BODY_MAX = 64 * 1024;

/** Where the official account's server is to be set to. */
const PATH = '/gateway/wechat-service/push';

const text = z.string().max(128).default('');
const query = z.object({ signature: text, timestamp: text, nonce: text, msg_signature: text, echostr: text });

/** Takes the pushes of the official account, if one is configured (docs/providers.md). */
export function createWechat(
  deps: AppContext,
  { markSceneScanned }: { markSceneScanned: MarkSceneScanned },
): { routes?: FastifyPluginAsync } {
  const { wechat } = deps.config;
  if (wechat === null) return {};
  const push = createPushService(deps, wechat, markSceneScanned);

  return {
    // No call of the contract: WeChat sets the form of both requests.
    routes: async (app) => {
      app.addContentTypeParser<Buffer>(
        ['text/xml', 'application/xml'],
        { parseAs: 'buffer', bodyLimit: BODY_MAX },
        (_request, body, done) => done(null, body),
      );
      app.addHook('onRequest', (request) => push.assertSigned(query.parse(request.query), request.ip));
      app.get(PATH, async (request, reply) => {
        reply.type('text/plain; charset=utf-8');
        return query.parse(request.query).echostr;
      });
      app.post<{ Body: Buffer }>(PATH, { bodyLimit: BODY_MAX }, async (request, reply) => {
        const answer = await push.handlePush(query.parse(request.query), request.body, request.ip);
        reply.type(answer.startsWith('<') ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8');
        return answer;
      });
    },
  };
}
