import { once } from 'node:events';
import Fastify from 'fastify';

// A baseline: Fastify with one route and nothing else, which answers a read or a JSON post with the given bytes and
// headers.
const [{ bytes, headers }] = (await once(process, 'message')) as [
  { bytes: string; headers: Readonly<Record<string, string>> },
];
const app = Fastify();
const body = Buffer.from(bytes);
app.route({ method: ['GET', 'POST'], url: '/*', handler: (_request, reply) => reply.headers(headers).send(body) });
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
