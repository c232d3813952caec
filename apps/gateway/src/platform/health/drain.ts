import { setTimeout as pause } from 'node:timers/promises';
import { fastifyPlugin } from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the gateway answers its last requests. */
    isStopping(): boolean;
  }
}

/**
 * Stops without a fault for anyone (rules/security#draining). For `seconds` the gateway says that it is not ready and
 * still answers, so that a balancer turns away from it; then it answers what is running. Every reply from the first
 * moment on closes its connection, which would otherwise stay open for the client's next request.
 */
export const drainPlugin = fastifyPlugin<{ seconds: number }>(
  async (app, { seconds }) => {
    let stopping = false;
    app.decorate('isStopping', () => stopping);
    app.addHook('preClose', async () => {
      stopping = true;
      await pause(seconds * 1000);
    });
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (stopping) reply.header('connection', 'close');
      done(null, payload);
    });
  },
  { name: 'drain' },
);
