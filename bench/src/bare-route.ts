import { once } from 'node:events';
import Fastify from 'fastify';

// The baseline of `home-call`: Fastify with one route and nothing else, answering the bytes it is handed.
const [bytes] = (await once(process, 'message')) as [string];
const app = Fastify();
const body = Buffer.from(bytes);
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
