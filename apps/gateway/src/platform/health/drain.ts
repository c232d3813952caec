import { fastifyPlugin } from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns true while the gateway sends its last responses. */
    isStopping(): boolean;
  }
}

/**
 * Stops without failing a request (rules/security-operation#draining). For `seconds` the gateway reports not ready and
 * still answers, so that load balancers send requests elsewhere; then it completes the running requests. Every reply
 * from the start of the drain closes its connection, which would otherwise be a keep-alive connection for the client's
 * next request.
 */
export const drainPlugin = fastifyPlugin<{ seconds: number }>(
  async (app, { seconds }) => {
    let stopping = false;
    app.decorate('isStopping', () => stopping);
    app.addHook('preClose', async () => {
      stopping = true;
      await waitForBalancers(seconds);
    });
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (stopping) reply.header('connection', 'close');
      done(null, payload);
    });
  },
  { name: 'drain' },
);

/** Waits until load balancers have noticed that the gateway is not ready. */
function waitForBalancers(seconds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, seconds * 1000);
  return promise;
}
