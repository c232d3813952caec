import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import type { MarkSceneScanned } from '../account/qr-login/mark-scene-scanned-service.ts';
import { createPushRoutes } from './push-routes.ts';
import { createPushService } from './push-service.ts';

/** Receives the pushes of the official account, if one is configured (rules/wechat#push). */
export function createWechat(
  deps: AppContext,
  { markSceneScanned }: { markSceneScanned: MarkSceneScanned },
): { routes?: FastifyPluginAsync } {
  const { wechat } = deps.config;
  return wechat === null ? {} : { routes: createPushRoutes(createPushService(deps, wechat, markSceneScanned)) };
}
