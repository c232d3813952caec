import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import type { MarkSceneScanned } from '../account/qr-login/mark-scene-scanned-service.ts';
import { createWebhookRoutes } from './webhook-routes.ts';
import { createWebhookService } from './webhook-service.ts';

/** Receives the pushes of the official account, if one is configured (rules/wechat#push). */
export function createWechat(
  deps: AppContext,
  { markSceneScanned }: { markSceneScanned: MarkSceneScanned },
): Module<never> {
  const { wechat } = deps.config;
  return {
    handlers: {},
    routes: wechat && createWebhookRoutes(createWebhookService(deps, wechat, markSceneScanned)),
    mediaRoutes: [],
    pageCards: {},
    initialDataLoaders: {},
    jobs: [],
    workers: [],
    erasure: null,
    ownData: null,
    constraints: {},
  };
}
