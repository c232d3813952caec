import { STATUS_CODES } from 'node:http';
import { type ErrorName, errors } from '@osteon/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import type { Constraints } from '../module.ts';
import { CallError } from './call-error.ts';
import { databaseError } from './database-error.ts';
import { type Refusal, wrapRefusal } from './envelope.ts';
import { frameworkError } from './framework-error.ts';

/**
 * The one exit for everything that is thrown: it leaves as a catalogue entry in the call's own envelope. What nobody
 * foresaw is logged and leaves as a plain 500 with the request id and nothing else.
 */
export const errorsPlugin = fastifyPlugin<{ constraints: Constraints }>(
  async (app, { constraints }) => {
    app.setErrorHandler((error, request, reply) => {
      // A caller that went away in the middle of its body is no fault of ours.
      const known = request.raw.readableAborted ? new CallError('timeout') : toCallError(error, constraints);
      if (known.error === 'internal' || known.error === 'unavailable') request.log.error(error);
      return sendError(request, reply, known);
    });
    app.setNotFoundHandler((request, reply) => {
      const allowed = otherMethods(app, request);
      if (allowed.length === 0) return sendError(request, reply, new CallError('routeNotFound'));
      reply.header('allow', allowed.join(', '));
      return sendError(request, reply, new CallError('methodNotAllowed'));
    });
  },
  { name: 'errors' },
);

/** The catalogue error that a thrown thing stands for. */
function toCallError(error: unknown, constraints: Constraints): CallError {
  if (error instanceof CallError) return error;
  const name = databaseError(error, constraints) ?? frameworkError(error) ?? 'internal';
  return new CallError(name, { cause: error });
}

/** Answers with an error; also for what fails before a route is found. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: CallError): FastifyReply {
  const envelope = request.routeOptions.config.call?.envelope ?? 'data';
  return reply
    .code(errors[error.error].status)
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .send(wrapRefusal(envelope, refusal(error, request.id)));
}

const rawErrors: Readonly<Record<string, ErrorName>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
  HPE_HEADER_OVERFLOW: 'tooLarge',
};

/** The raw reply to what is no readable HTTP request; there is no Fastify reply to send. */
export function rawRefusal(error: NodeJS.ErrnoException): string {
  const name = rawErrors[error.code ?? ''] ?? 'badInput';
  const body = JSON.stringify(wrapRefusal('data', refusal(new CallError(name), '')));
  const { status } = errors[name];
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

function refusal({ error, text, data }: CallError, requestId: string): Refusal {
  return { code: errors[error].code, text: text ?? errors[error].text, data: data ?? null, requestId };
}

/** The methods that would be answered where the request's own is not; none where it is, but has nothing, as a lost file. */
function otherMethods(app: FastifyInstance, request: FastifyRequest): string[] {
  const path = request.url.split('?', 1)[0] ?? '';
  const methods = ['GET', 'POST', 'PUT'].filter((method) => app.hasRoute({ method, url: path }));
  return methods.includes(request.method === 'HEAD' ? 'GET' : request.method) ? [] : methods;
}
