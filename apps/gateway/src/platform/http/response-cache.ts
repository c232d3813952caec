import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
} satisfies Record<string, (body: Buffer) => Promise<Buffer>>;

type Encoding = keyof typeof compressors;

/** Below this compression does not pay. */
const SMALLEST = 1024;

/** A reply that many callers get, in every encoding that one of them has asked for. */
interface SharedReply {
  readonly body: Buffer;
  readonly compressed: Map<Encoding, Promise<Buffer>>;
}

/**
 * Keeps the serialised reply of an answer that its handler froze and gives to many callers. The answer itself is the
 * key: once nobody holds it any more, the bytes go with it.
 */
export function createResponseCache() {
  const replies = new WeakMap<object, SharedReply>();

  return {
    /** Sends the kept reply of `answer`; `serialise` makes it the first time. */
    async send(request: FastifyRequest, reply: FastifyReply, answer: object, serialise: () => string): Promise<Buffer> {
      const shared = replies.get(answer) ?? { body: Buffer.from(serialise()), compressed: new Map() };
      replies.set(answer, shared);
      const encoding = acceptedEncoding(request);
      if (encoding === undefined || shared.body.length < SMALLEST) return shared.body;
      const bytes = shared.compressed.get(encoding) ?? compressors[encoding](shared.body);
      shared.compressed.set(encoding, bytes);
      reply.header('content-encoding', encoding).header('vary', 'accept-encoding');
      return bytes;
    },
  };
}

function acceptedEncoding(request: FastifyRequest): Encoding | undefined {
  const accepted = request.headers['accept-encoding'];
  if (accepted === undefined) return undefined;
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
