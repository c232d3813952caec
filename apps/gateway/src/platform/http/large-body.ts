import type { FastifyReply } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { Piscina } from 'piscina';
import { CallError } from './call-error.ts';

/** Bytes from which a body is large: only calls with a file accept more (rules/gateway#large-bodies). */
export const LARGE_BODY = 1024 * 1024;

/** Large bodies that an account sends at a time. */
const AT_ONCE = 2;

/** The time for which another one waits for them, in ms. */
const WAIT_MS = 10_000;

const threads = new Piscina({
  filename: new URL('large-body-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 2,
  idleTimeout: 10_000,
});

/**
 * Parses a large body outside the event loop, and transfers its memory.
 * @throws {CallError} badInput
 */
export async function parseLargeJson(body: Buffer<ArrayBuffer>): Promise<unknown> {
  try {
    return await threads.run(body, { name: 'parseJson', transferList: [body.buffer] });
  } catch (error) {
    if (error instanceof SyntaxError) throw new CallError('badInput', { cause: error });
    throw error;
  }
}

/** Decodes the base64 of a file; outside the event loop where it is large. */
export async function decodeBase64(text: string): Promise<Buffer> {
  if (text.length <= LARGE_BODY) return Buffer.from(text, 'base64');
  const { buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer> = await threads.run(text, { name: 'decodeBase64' });
  return Buffer.from(buffer, byteOffset, byteLength);
}

/**
 * Limits the large bodies that an account sends at the same time to two. Others are not read before one of them is
 * answered, and refused after ten seconds (rules/gateway#large-bodies).
 */
export const largeBodiesPlugin = fastifyPlugin(
  async (app) => {
    const queues = new Map<string, Set<() => void>>();

    // For the routes of files alone: other calls need not pay for it.
    app.addHook('onRoute', (route) => {
      const bodyMax = route.config?.call?.bodyMax ?? 0;
      if (bodyMax <= LARGE_BODY) return;
      route.preParsing = async (request, reply) => {
        // Without a length it may become as large as the call allows.
        const length = Number(request.headers['content-length'] ?? bodyMax);
        if (length > LARGE_BODY && length <= bodyMax) await queue(request.callerKey, reply);
      };
    });

    /** Resolves once it is the turn of a body; its slot is released with the reply, or with the connection. */
    function queue(key: string, reply: FastifyReply): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const queued = queues.get(key) ?? new Set();
      const start = () => {
        clearTimeout(limit);
        resolve();
      };
      const leave = () => {
        if (!queued.delete(start)) return;
        start();
        if (queued.size === 0) queues.delete(key);
        admit(queued);
      };
      const limit = setTimeout(() => {
        reject(new CallError('tooMany'));
        leave();
      }, WAIT_MS);
      queues.set(key, queued.add(start));
      for (const end of ['finish', 'close']) reply.raw.once(end, leave);
      admit(queued);
      return promise;
    }
  },
  { name: 'large-bodies', dependencies: ['session'] },
);

function admit(queued: ReadonlySet<() => void>): void {
  for (const start of [...queued].slice(0, AT_ONCE)) start();
}
