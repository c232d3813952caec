import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { type ErrorName, errors } from '@osteon/contract';
import type { Locale } from '@osteon/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { m } from '../../texts/index.ts';
import type { Constraints } from '../module.ts';
import { storageError } from '../storage/storage-error.ts';
import { CallError } from './call-error.ts';
import { databaseError } from './database-error.ts';
import { type Refusal, wrapRefusal } from './envelope.ts';
import { frameworkError } from './framework-error.ts';
import { getRequestLocale } from './request-locale.ts';

/**
 * Handles everything that is thrown: it is answered as a catalogue entry in the call's own envelope. An unexpected
 * error is logged and answered as 500 with the request id and nothing else.
 */
export const errorsPlugin = fastifyPlugin<{ constraints: Constraints }>(
  async (app, { constraints }) => {
    app.setErrorHandler((error, request, reply) => {
      // A client that disconnects in the middle of its body is no server error.
      const known = request.raw.readableAborted ? new CallError('timeout') : toCallError(error, constraints);
      const { call } = request.routeOptions.config;
      if (errors[known.error].status >= 500) request.log.error(error);
      // The body of a picture's upload is too large because the picture is, and the page shows this text.
      const isPicture = known.error === 'tooLarge' && call?.errors.includes('pictureTooLarge') === true;
      return sendError(request, reply, isPicture ? new CallError('pictureTooLarge') : known);
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

/** The catalogue error of a thrown value. */
export function toCallError(error: unknown, constraints: Constraints): CallError {
  if (error instanceof CallError) return error;
  const name = storageError(error) ?? databaseError(error, constraints) ?? frameworkError(error) ?? 'internal';
  return new CallError(name, { cause: error });
}

/** Answers with an error in the language of the request's reader, also before a route is found. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: CallError): FastifyReply {
  const envelope = request.routeOptions.config.call?.envelope ?? 'data';
  return reply
    .code(errors[error.error].status)
    .headers(composeHead(error, request.id))
    .send(wrapRefusal(envelope, refusal(error, request.id, getRequestLocale(request))));
}

/** The reply to a request that no call answers, as its parts; its text is Chinese, as the reader is unknown. */
export function composeRefusal(error: CallError, requestId: string) {
  return {
    status: errors[error.error].status,
    head: composeHead(error, requestId),
    body: JSON.stringify(wrapRefusal('data', refusal(error, requestId, 'zh'))),
  };
}

/**
 * Seconds after which a client may retry a request that failed for a reason of the servers
 * (rules/gateway#error-catalogue).
 */
const RETRY_AFTER_S: Readonly<Partial<Record<ErrorName, string>>> = {
  unavailable: '5',
  storageUnavailable: '10',
  storageFull: '300',
};

function composeHead({ error }: CallError, requestId: string): Record<string, string> {
  const retryAfter = RETRY_AFTER_S[error];
  return {
    'cache-control': 'no-store',
    'x-request-id': requestId,
    'content-type': 'application/json; charset=utf-8',
    ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
  };
}

const rawErrors: Readonly<Record<string, ErrorName>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
  HPE_HEADER_OVERFLOW: 'tooLarge',
};

/** The catalogue error of a malformed HTTP request. */
export function parserError({ code = '' }: NodeJS.ErrnoException): CallError {
  return new CallError(rawErrors[code] ?? 'badInput');
}

/** The raw reply with an error to a request that has no reply of Fastify, as one that could not be parsed. */
export function composeRawRefusal(error: CallError, headers: Readonly<Record<string, string>>): string {
  const { status, head, body } = composeRefusal(error, randomUUID());
  const all = { ...headers, ...head, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

function refusal({ error, text, data }: CallError, requestId: string, locale: Locale): Refusal {
  const message = text?.(locale) ?? m[`error.${error}`]({}, { locale });
  return { code: errors[error].code, text: message, data: data ?? null, requestId };
}

/** The allowed methods where the request's own is not one; none where it is, as for a missing file. */
function otherMethods(app: FastifyInstance, request: FastifyRequest): string[] {
  const path = request.url.split('?', 1)[0] ?? '';
  const methods = ['GET', 'POST', 'PUT'].filter((method) => app.hasRoute({ method, url: path }));
  return methods.includes(request.method === 'HEAD' ? 'GET' : request.method) ? [] : methods;
}
