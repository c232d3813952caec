import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { type CallName, calls } from '@osteon/contract';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify, LogController } from 'fastify';
import type { Modules } from './modules/index.ts';
import type { AppContext } from './platform/app-context.ts';
import { drainPlugin } from './platform/health/drain.ts';
import { healthPlugin } from './platform/health/health.ts';
import { metricsPlugin } from './platform/health/metrics.ts';
import { bodyParsersPlugin } from './platform/http/body-parsers.ts';
import { CallError } from './platform/http/call-error.ts';
import { callsPlugin } from './platform/http/calls.ts';
import { clientAddressPlugin, createAddressFinder } from './platform/http/client-address.ts';
import { composeRawRefusal, errorsPlugin, parserError, sendError } from './platform/http/errors.ts';
import { LARGE_BODY, largeBodiesPlugin } from './platform/http/large-body.ts';
import { openapiPlugin } from './platform/http/openapi.ts';
import { dataSecurityHeaders, securityHeaders, securityHeadersPlugin } from './platform/http/security-headers.ts';
import { createServerFactory } from './platform/http/server.ts';
import { createMediaLog } from './platform/log/media-log.ts';
import { createMediaHttp } from './platform/media-http/media-http.ts';
import { createReplyBatch } from './platform/media-http/reply-batch.ts';
import { portalPlugin } from './platform/portal/portal.ts';
import { pushPlugin } from './platform/realtime/push.ts';
import { sessionPlugin } from './platform/session/session-plugin.ts';
import { createTokenAbuseAudit } from './platform/session/token-abuse-audit.ts';

/**
 * Limits of the gateway's parts, in milliseconds: of their start, and of their stop beyond the drain, as last replies
 * are sent through them.
 */
const PARTS_MS = 20_000;

/** Builds the gateway out of its parts; it does not listen. `webRoot` is the built portal, null to serve calls only. */
export async function createApp(
  deps: AppContext,
  modules: Modules,
  { webRoot }: { webRoot: string | null },
): Promise<FastifyInstance> {
  const { config, clock, cookies, sql, log } = deps;
  const pages = securityHeaders(config);
  const data = dataSecurityHeaders(config);
  const mediaLog = createMediaLog(log, config);
  const mediaReplies = createReplyBatch((replies) => {
    app.observeMedia(replies);
    mediaLog.write(replies);
  });
  const mediaHttp = createMediaHttp({
    routes: modules.mediaRoutes,
    storage: deps.storage,
    files: deps.files,
    headers: data,
    log,
    isStopping: () => app.isStopping(),
    onReplied: (reply) => mediaReplies.add(reply),
  });
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new RequestLog(),
    trustProxy: config.trustProxy,
    // Uploads set their own on their route.
    bodyLimit: LARGE_BODY,
    pluginTimeout: config.drainSeconds * 1000 + PARTS_MS,
    serverFactory: createServerFactory(mediaHttp, pages),
    routerOptions: { maxParamLength: 200 },
    genReqId: () => randomUUID(),
    // A request that was received is answered, whatever starts meanwhile (rules/security-operation#draining).
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors(_error, request, reply) {
      void sendError(request, reply.headers(pages), new CallError('badInput'));
    },
    clientErrorHandler(error, socket) {
      if (socket.writable) socket.end(composeRawRefusal(parserError(error), pages));
    },
  });

  app.addHook('onClose', async () => mediaReplies.flush());
  await app.register(clientAddressPlugin);
  await app.register(errorsPlugin, { constraints: modules.constraints });
  await app.register(securityHeadersPlugin, { pages, data });
  await app.register(drainPlugin, { seconds: config.drainSeconds });
  await app.register(metricsPlugin, { deps });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    threshold: 1024,
    customTypes: /^(?:text\/|application\/json)/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(bodyParsersPlugin);
  const watch = createTokenAbuseAudit(deps, modules.sessions);
  await app.register(sessionPlugin, { cookies, sessions: modules.sessions, publicUrl: config.publicUrl, watch });
  await app.register(largeBodiesPlugin);
  await app.register(callsPlugin, {
    handlers: modules.handlers,
    checkScene: modules.checkScene,
    rateLimits: deps.rateLimits,
    onForeignId: (accountId, caller) => watch.foreignId(accountId, caller),
  });
  let stopContentEvents: (() => void) | undefined;
  app.addHook('onReady', async () => {
    stopContentEvents = await deps.contentEvents.start();
  });
  app.addHook('preClose', async () => stopContentEvents?.());
  for (const routes of modules.routes) await app.register(routes);
  await app.register(pushPlugin, {
    cookies,
    sessions: modules.sessions,
    sql,
    contentEvents: deps.contentEvents,
    roomBroadcast: deps.roomBroadcast,
    publicUrl: config.publicUrl,
    findAddress: createAddressFinder(config.trustProxy),
    headers: pages,
    log,
  });
  await app.register(healthPlugin, { sql });
  await app.register(openapiPlugin, {
    names: Object.keys(calls).filter((name): name is CallName => name in modules.handlers),
    config,
  });
  if (webRoot !== null) {
    const { pageCards: cards, initialDataLoaders, selectShellReader } = modules;
    await app.register(portalPlugin, {
      config,
      clock,
      webRoot,
      cards,
      initialDataLoaders,
      selectShellReader,
    });
  }
  return app;
}

/** Logs a request in one line once it is answered. An aborted reply mostly means that the client closed the page. */
class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, res: reply, ms: Math.round(reply.elapsedTime) };
    if (error) request.log.info({ ...line, err: error }, 'broken off');
    else request.log.info(line, 'answered');
  }
}
