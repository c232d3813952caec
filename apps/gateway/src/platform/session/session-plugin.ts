import { timingSafeEqual } from 'node:crypto';
import cookie from '@fastify/cookie';
import { type Call, errors, getMethod } from '@osteon/contract';
import type { SceneOutcome } from '@osteon/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { CallError } from '../http/call-error.ts';
import { getCallerKey } from '../rate-limit/caller-key.ts';
import { assertSameSite } from './same-site.ts';
import type { Session, SessionStore } from './session.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { TokenAbuseAudit } from './token-abuse-audit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a visitor, and until the call's session was found. */
    session: Session | null;
    /** The browser's own random id (rules/device#active-device). */
    deviceId: string;
    /** The device id that the browser sent with a call; null where it sent none, so that this reply sets one. */
    sentDeviceId: string | null;
    /** The key of the caller's rate limits (rules/gateway#limits). */
    callerKey: string;
  }
  interface FastifyInstance {
    /** The caller of a request that is no call; null for a visitor, and for a displaced or locked session. */
    findSession(request: FastifyRequest, kind?: Session['kind']): Promise<Session | null>;
    /** The browser's device id; set by this reply where the browser has none. */
    identifyDevice(request: FastifyRequest, reply: FastifyReply): string;
  }
  interface FastifyContextConfig {
    /** The contract's entry, on routes that answer a call. */
    call?: Call;
  }
}

/**
 * Authenticates the caller before a call's handler runs, from the cookies alone
 * (rules/security-sessions#caller-identity, rules/security-sessions#csrf). Refuses requests from other sites, of
 * displaced sessions (110031) and of locked accounts (42300).
 */
export const sessionPlugin = fastifyPlugin<{
  cookies: SessionCookies;
  sessions: SessionStore;
  publicUrl: string;
  watch: TokenAbuseAudit;
}>(
  async (app, { cookies, sessions, publicUrl, watch }) => {
    await app.register(cookie);
    app.decorateRequest('session', null);
    app.decorateRequest('deviceId', '');
    app.decorateRequest('sentDeviceId', null);
    app.decorateRequest('callerKey', '');
    app.decorate('identifyDevice', (request, reply) => cookies.device(request, reply));
    app.decorate('findSession', async (request, kind = 'desktop') => {
      const session = await findSession(request, kind);
      return session && session.displacedBy === null && session.lockRecordType === null ? session : null;
    });
    app.addHook('onRequest', (request, reply, done) => {
      const { call } = request.routeOptions.config;
      if (call) prepare(call, request, reply).then(() => done(), done);
      else done();
    });

    async function prepare(call: Call, request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const deviceId = cookies.readDevice(request);
      request.sentDeviceId = deviceId;
      await authorize(call, request, reply);
      const session = request.session ?? (await findCounted(call, request));
      request.callerKey = getCallerKey({ ip: request.ip, deviceId, accountId: session?.customerId ?? null });
    }

    /** The session that a call which needs none is counted for; without a database it is a visitor's. */
    async function findCounted(call: Call, request: FastifyRequest): Promise<Session | null> {
      if (call.session !== 'none' || call.rateLimit === undefined) return null;
      return app.findSession(request).catch(() => null);
    }

    async function authorize(call: Call, request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const changes = getMethod(call.mode) !== 'GET';
      if (changes) assertSameSite(request, publicUrl);
      request.deviceId = app.identifyDevice(request, reply);
      if (call.session === 'none') return;
      if (call.beacon) {
        // Reports are accepted from everyone, even while sessions cannot be read. A displaced or locked session reports
        // as a visitor, since it may not act for its customer.
        request.session = await app.findSession(request).catch(() => null);
        return;
      }
      const kind = call.session === 'phone' ? 'phone' : 'desktop';
      const session = await findSession(request, kind);
      const dead = session === null && cookies.read(request, kind);
      if (dead) await watch.deadToken(dead.tokenHash, request);
      if (session && changes && !isCsrfTokenValid(cookies.readCsrfToken(request, kind), session)) {
        await watch.wrongApiToken(session.customerId, request);
        throw new CallError('crossSite');
      }
      if (session) assertActive(call, session);
      else if (call.session !== 'optional') throw new CallError('notLoggedIn', { data: explainLogin(call) });
      request.session = session;
    }

    /** A token in the cookie of the other kind is ignored: a phone's session is valid on the phone pages alone. */
    async function findSession(request: FastifyRequest, kind: Session['kind']): Promise<Session | null> {
      const token = cookies.read(request, kind);
      const stored = token && (await sessions.find(token.tokenHash));
      return stored?.kind === kind && token ? { ...stored, apiToken: token.apiToken } : null;
    }
  },
  { name: 'session', dependencies: ['errors'] },
);

/**
 * Checks a CSRF token.
 * @throws {CallError} crossSite, where `csrfToken` is not the apiToken of the session
 */
export function assertCsrfToken(csrfToken: string, session: Session): void {
  if (!isCsrfTokenValid(csrfToken, session)) throw new CallError('crossSite');
}

/** A page of another site can make the browser send the cookies, but cannot read them to repeat one in a header. */
function isCsrfTokenValid(csrfToken: string, session: Session): boolean {
  const given = Buffer.from(csrfToken);
  const expected = Buffer.from(session.apiToken);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The details of a visitor's refusal where the call has a scene (rules/permission#refusals). */
function explainLogin({ scene }: Call): object | undefined {
  return scene === undefined ? undefined : { sceneId: scene, outcome: 'login' satisfies SceneOutcome };
}

function assertActive(call: Call, session: Session): void {
  if (session.displacedBy && !call.whileDisplaced) {
    const { at, ip } = session.displacedBy;
    // The transfer check reads the code from `data` as well (rules/transfer#check).
    const { code } = errors.sessionDisplaced;
    throw new CallError('sessionDisplaced', { data: { code, loginTime: at, loginIp: ip } });
  }
  if (session.lockRecordType !== null && !call.whileLocked) throw new CallError('locked');
}
