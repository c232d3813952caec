import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { m } from '../../texts/index.ts';
import type { AppContext } from '../app-context.ts';
import { registerBackupMetrics } from '../backup/backup-metrics.ts';
import { assertBearerToken } from '../http/bearer-token.ts';
import type { MediaReply } from '../media-http/reply-batch.ts';
import { registerStorageMetrics } from '../storage/storage-metrics.ts';
import { registerJobMetrics } from './job-metrics.ts';
import { registerWrongCodeMetrics } from './wrong-code-metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts replies of the HTTP server for media. */
    observeMedia(replies: readonly MediaReply[]): void;
  }
}

/**
 * `/gateway/metrics` for Prometheus: durations of replies by route, job queues, age of the backup, state of the
 * storage, and process metrics. The token is needed in production, and by collectors on other machines.
 */
export const metricsPlugin = fastifyPlugin<{
  deps: Pick<AppContext, 'db' | 'redis' | 'config' | 'clock' | 'storage'>;
}>(
  async (app, { deps }) => {
    const { production, metricsToken } = deps.config;
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const backup = registerBackupMetrics(registry, deps);
    const jobs = registerJobMetrics(registry, deps.db);
    const storage = registerStorageMetrics(registry, deps);
    const wrongCodes = registerWrongCodeMetrics(registry, deps);
    const seconds = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the end of the reply',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    });

    const mediaSeconds = new Histogram({
      name: 'media_request_duration_seconds',
      help: 'Time from the request of a media file to the end of the reply',
      labelNames: ['route', 'status'],
      buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10],
      registers: [registry],
    });
    const observeMedia = createObserver(mediaSeconds);
    app.decorate('observeMedia', (replies) => {
      for (const { route, status, startedAt, endedAt } of replies)
        observeMedia({ route, status }, (endedAt - startedAt) / 1000);
    });

    const observe = createObserver(seconds);
    app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
      observe({ method, route: routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000);
      done();
    });

    app.get('/gateway/metrics', async (request, reply) => {
      // In production another user of the machine, or a program that fetches any URL it is given, must not read them.
      const isTrusted = !production && isLocal(request);
      if (!isTrusted)
        assertBearerToken(request, reply, {
          token: metricsToken,
          text: (locale) => m['platform.metrics.tokenMissing']({}, { locale }),
        });
      await Promise.all([backup.update(), jobs.update(), storage.update(), wrongCodes.update()]);
      reply.header('cache-control', 'no-store').type(registry.contentType);
      return registry.metrics();
    });
  },
  { name: 'metrics', dependencies: ['errors'] },
);

/** To look up the counter of several labels costs more than the rest of a hook, so that each is looked up once. */
function createObserver(histogram: Histogram): (labels: Record<string, string | number>, seconds: number) => void {
  const counters = new Map<string, Histogram.Internal<string>>();
  return (labels, seconds) => {
    const key = Object.values(labels).join(' ');
    const counter = counters.get(key) ?? histogram.labels(labels);
    counters.set(key, counter);
    counter.observe(seconds);
  };
}

/** Behind a local proxy every request comes from this machine, so a forwarded one is not local. */
function isLocal({ headers, socket }: FastifyRequest): boolean {
  const passedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return !passedOn && isIP(address) !== 0 && (address === '::1' || address.startsWith('127.'));
}
