import { BASE_PATH, ROUTE_FRAMES } from '@osteon/domain';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { CallError } from '../../platform/http/call-error.ts';
import type { UnsubscribeService } from './service.ts';

const query = z.object({ email: z.string().max(254), sign: z.string().max(128) });
const body = z.object({ 'List-Unsubscribe': z.literal('One-Click') });

/**
 * One-click unsubscribe of mail programs (RFC 8058): a POST without cookies, often from the mail provider's server, so
 * that only the signature authenticates it (rules/unsubscribe#one-click).
 */
export function createOneClickRoutes(subscriptions: UnsubscribeService): FastifyPluginAsync {
  return async (app) => {
    app.post(BASE_PATH + ROUTE_FRAMES.unsubscribeEmail.path, async (request, reply) => {
      const address = query.safeParse(request.query);
      if (!address.success || !body.safeParse(request.body).success) throw new CallError('badInput');
      await subscriptions.setSubscription(address.data, false, { ip: request.ip, deviceId: null });
      return reply.code(204).send();
    });
  };
}
