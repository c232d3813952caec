import { Server as HttpServer, type IncomingMessage } from 'node:http';
import type { AccountEvent } from '@osteon/contract';
import type { FastifyBaseLogger } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import type { Sql } from 'postgres';
import { Server, type Socket } from 'socket.io';
import type { SessionStore, StoredSession } from '../session/session.ts';
import type { SessionCookies } from '../session/session-cookies.ts';
import { subscribe } from './account-events.ts';

/** Where browsers connect. */
const PATH = '/gateway/push';

/** How often a connection is heard, in ms: before a proxy takes it for dead, and before the browser polls again (ADR 015). */
const HEARTBEAT_MS = 55_000;

/** How long a process may believe in a session that another one has ended, in ms. */
const BELIEVED_MS = 1000;

/** Browsers have nothing to say here, so a packet above this closes the connection (rules/security#socket-packets). */
const PACKET_MAX = 1024;

/** How long a connection may take to be somebody's, in ms. */
const SILENT_MS = 10_000;

/** Connections of one account: a browser holds one, and some that broke off are not yet known to be gone. */
const HELD_MAX = 50;

interface PushOptions {
  readonly cookies: SessionCookies;
  readonly sessions: SessionStore;
  readonly sql: Sql;
  readonly publicUrl: string;
  readonly log: FastifyBaseLogger;
}

/** What a connection stands for. */
interface Holder {
  tokenHash: Buffer;
}

type PushSocket = Socket<object, { hint: (kind: AccountEvent) => void }, object, Holder>;

/**
 * Hands hints to the browsers of an account; what has changed they ask for themselves, so that a lost hint costs
 * nothing but time (rules/polling#hints). A session that ends is told of it and cut off (rules/security#session-end).
 */
export const pushPlugin = fastifyPlugin<PushOptions>(
  async (app, { cookies, sessions, sql, publicUrl, log }) => {
    const io = new Server<object, { hint: (kind: AccountEvent) => void }, object, Holder>({
      path: PATH,
      serveClient: false,
      transports: ['websocket'],
      pingInterval: HEARTBEAT_MS,
      maxHttpBufferSize: PACKET_MAX,
      connectTimeout: SILENT_MS,
      allowRequest: (request, done) => done(null, isOwnPage(request, publicUrl)),
    });
    // Only upgrades are handed over: what else is asked of the gateway never passes through here.
    const upgrades = new HttpServer();
    io.attach(upgrades);
    app.server.on('upgrade', (request, socket, head) => upgrades.emit('upgrade', request, socket, head));

    io.use((socket, next) => {
      // Who is refused never tries again. Where nobody knows, as in a fault of the database, there is no answer: the
      // connection ends in a while, and the browser comes back.
      admit(socket).then(next, (error: unknown) => log.error(error));
    });

    /** Takes a browser in; gives why not, where its session is none to listen with. */
    async function admit(socket: PushSocket): Promise<Error | undefined> {
      const { tokenHash } = cookies.peek(socket.request.headers.cookie);
      const session = tokenHash && (await sessions.find(tokenHash));
      if (!tokenHash || session?.kind !== 'desktop' || !holds(session)) return new Error('notLoggedIn');
      if (socketsOf(session.customerId).length >= HELD_MAX) return new Error('tooMany');
      socket.data.tokenHash = tokenHash;
      socket.onAny(() => socket.disconnect(true));
      await socket.join(session.customerId);
      return undefined;
    }

    /** Only the session itself knows whether it is the one that changed. */
    async function recheck(socket: PushSocket): Promise<void> {
      const session = await sessions.find(socket.data.tokenHash);
      if (session && holds(session)) return;
      socket.emit('hint', 'session');
      socket.disconnect(true);
    }

    function recheckAll(sockets: Iterable<PushSocket>): void {
      for (const socket of sockets) recheck(socket).catch((error: unknown) => log.error(error));
    }

    function socketsOf(accountId: string): PushSocket[] {
      const ids = io.of('/').adapter.rooms.get(accountId) ?? [];
      return [...ids].flatMap((id) => io.of('/').sockets.get(id) ?? []);
    }

    function onHint(kind: AccountEvent, accountId: string): void {
      if (kind !== 'session') {
        io.to(accountId).emit('hint', kind);
        return;
      }
      recheckAll(socketsOf(accountId));
      // Another process may have made the change, and this one still believe in what it read a moment ago.
      setTimeout(() => recheckAll(socketsOf(accountId)), BELIEVED_MS).unref();
    }

    /** Anything may have changed for anybody. */
    function onGap(): void {
      io.emit('hint', 'transfer');
      io.emit('hint', 'message');
      recheckAll(io.of('/').sockets.values());
    }

    let stop: (() => void) | undefined;
    app.addHook('onListen', async () => {
      stop = await subscribe(sql, log, { onHint, onGap });
    });
    app.addHook('preClose', async () => {
      stop?.();
      // Ends the connections without a word: a browser that is sent away does not come back to the next process.
      await io.close();
    });
  },
  { name: 'push' },
);

function holds({ displacedBy, lockRecordType }: StoredSession): boolean {
  return displacedBy === null && lockRecordType === null;
}

/**
 * Whether a request may change its protocol, which only the push's socket does. A client that merely offers another one,
 * as Java's and curl's do with HTTP/2, is answered as if it had not.
 */
export function isPushUpgrade({ url = '', headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && url.startsWith(PATH);
}

/** A page of another site must not listen with the cookies of its visitor (rules/security#socket-origin). */
function isOwnPage({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
