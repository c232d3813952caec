import { type Call, type CallName, type Calls, calls, getMethod, getPath } from '@osteon/contract';
import type { PermissionScene } from '@osteon/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import type { RateLimits } from '../rate-limit/rate-limits.ts';
import type { Session } from '../session/session.ts';
import { CallError } from './call-error.ts';
import { wrapResponse } from './envelope.ts';
import type { CallContext, Handlers } from './handler.ts';
import { check, isPercentDecodable, readPayload } from './payload.ts';
import { getRequestLocale } from './request-locale.ts';
import { createResponseCache } from './response-cache.ts';

/** The calls of a module that the configuration may disable. */
type OptionalCall = { [Name in CallName]: Calls[Name]['onlyWith'] extends undefined ? never : Name }[CallName];

/** A handler for every call of the contract. */
export type AllHandlers = Handlers<Exclude<CallName, OptionalCall>> & Partial<Handlers<OptionalCall>>;

/** A handler whose call is known only at run time. */
type AnyHandler = (input: unknown, context: CallContext) => Promise<unknown>;

/** Records a session that named another customer as its own. */
type OnForeignId = (customerId: string, caller: Pick<CallContext, 'ip' | 'deviceId'>) => Promise<void>;

/**
 * Refuses a caller who lacks the permission for the scene of a call; null is a visitor.
 * @throws {CallError}
 */
export type CheckScene = (scene: PermissionScene, session: Session | null) => void;

interface CallsOptions {
  readonly handlers: AllHandlers;
  readonly rateLimits: RateLimits;
  readonly onForeignId: OnForeignId;
  readonly checkScene: CheckScene;
}

/** Creates a route for every entry of the contract, which checks payload, scene, rate limit and answer. */
export const callsPlugin = fastifyPlugin<CallsOptions>(
  async (app, { handlers, ...options }) => {
    for (const call of Object.values<Call>(calls)) {
      const handler = handlers[call.name as CallName] as AnyHandler | undefined;
      if (!handler) continue;
      app.route({
        method: getMethod(call.mode),
        url: getPath(call),
        bodyLimit: call.bodyMax,
        config: { call },
        handler: getRoute(call, handler, options),
      });
    }
  },
  { name: 'calls', dependencies: ['errors', 'bodies', 'session'] },
);

function getRoute(call: Call, handler: AnyHandler, options: Omit<CallsOptions, 'handlers'>) {
  const { rateLimits, onForeignId, checkScene } = options;
  const responseCache = call.cache === 'shared' ? createResponseCache() : null;

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const input = await readInput(call, request, onForeignId);
    if (call.scene !== undefined) checkScene(call.scene, request.session);
    if (call.rateLimit) await rateLimits.consume(call.rateLimit, request);
    const answer = await handler(input, getContext(request, reply));
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    if (responseCache && typeof answer === 'object' && answer !== null) {
      return responseCache.send(request, reply, answer, () => serialise(call, answer));
    }
    // The body is sent as bytes, since Node would concatenate a string with the headers and encode both again.
    return Buffer.from(serialise(call, answer));
  };
}

async function readInput(call: Call, request: FastifyRequest, onForeignId: OnForeignId): Promise<unknown> {
  if (!isPercentDecodable(request.url)) throw new CallError('badInput');
  const { payload, claimed } = readPayload(call, request);
  // The header names the customer of the portal, who may be another one than the phone's.
  const header = call.session === 'phone' ? undefined : request.headers.customerid;
  const { session } = request;
  if (session && namesAnother(session.customerId, [header, claimed.customerId, payload.customerId])) {
    await onForeignId(session.customerId, request);
    throw new CallError('notAllowed');
  }
  return capPage(check(call.request, payload), session !== null);
}

/** Most entries of a visitor's page, whatever page size is requested, as anybody can send the request. */
const VISITOR_PAGE_MAX = 100;

/** A page of a visitor is cut to 100 entries (rules/gateway#page-sizes). */
function capPage(input: unknown, isLoggedIn: boolean): unknown {
  if (isLoggedIn || typeof input !== 'object' || input === null || !('pageSize' in input)) return input;
  return { ...input, pageSize: Math.min(Number(input.pageSize), VISITOR_PAGE_MAX) };
}

/**
 * The shared client repeats the customer's id in header, query and payload. None of them is trusted; one that names
 * another customer is refused (rules/security-sessions#caller-identity, rules/security-data#object-ownership).
 */
function namesAnother(customerId: string, claimed: readonly unknown[]): boolean {
  return claimed.some((id) => id !== undefined && id !== '' && id !== customerId);
}

function getContext(request: FastifyRequest, reply: FastifyReply): CallContext {
  const { session, deviceId, sentDeviceId, ip, callerKey, id: requestId } = request;
  const userAgent = request.headers['user-agent'] ?? '';
  const locale = getRequestLocale(request);
  return { session, deviceId, sentDeviceId, ip, callerKey, requestId, userAgent, locale, reply };
}

/** The reply's text; undeclared fields are left out, and an answer that breaks the contract is a server error. */
function serialise(call: Call, answer: unknown): string {
  const { data, error } = call.response.safeParse(answer);
  if (error) throw new Error(`${call.name} answered off its contract`, { cause: error });
  return wrapResponse(call.envelope, JSON.stringify(data));
}
