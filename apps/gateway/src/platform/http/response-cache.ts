import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
} satisfies Record<string, (body: Buffer) => Promise<Buffer>>;

type Encoding = keyof typeof compressors;

/** In order of preference. */
const ENCODINGS: Encoding[] = ['br', 'gzip'];

/** Below this compression does not pay. */
const SMALLEST = 1024;

/** The serialised answer, in every encoding that a caller accepted. */
interface CachedResponse {
  readonly body: Buffer;
  readonly compressed: Map<Encoding, Promise<Buffer>>;
}

/**
 * Caches the bytes of answers that a handler returns to many callers. The key is the answer object itself: once it is
 * no longer referenced, the bytes are freed with it.
 */
export function createResponseCache() {
  const responses = new WeakMap<object, CachedResponse>();

  return {
    /**
     * Returns the body of `answer`, which `serialise` builds the first time. An object that is returned only once
     * is left to the general compression, as the slower and smaller one does not pay for a single response.
     */
    async send(request: FastifyRequest, reply: FastifyReply, answer: object, serialise: () => string): Promise<Buffer> {
      const shared = responses.get(answer);
      if (!shared) {
        const body = Buffer.from(serialise());
        responses.set(answer, { body, compressed: new Map() });
        return body;
      }
      const encoding = negotiate(request.headers['accept-encoding'] ?? '', ENCODINGS);
      if (encoding === null || shared.body.length < SMALLEST) return shared.body;
      const bytes = shared.compressed.get(encoding) ?? compressors[encoding](shared.body);
      shared.compressed.set(encoding, bytes);
      reply.header('content-encoding', encoding).header('vary', 'accept-encoding');
      return bytes;
    },
  };
}
