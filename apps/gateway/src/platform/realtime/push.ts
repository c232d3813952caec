import { Server as HttpServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { ACCOUNT_EVENTS, type AccountEvent, type ErrorName } from '@osteon/contract';
import type { FastifyBaseLogger } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import type { Sql } from 'postgres';
import { Server, type Socket } from 'socket.io';
import { CallError } from '../http/call-error.ts';
import { composeRawRefusal } from '../http/errors.ts';
import type { SessionStore, StoredSession } from '../session/session.ts';
import type { SessionCookies } from '../session/session-cookies.ts';
import { subscribe } from './account-events.ts';
import type { ContentEvents } from './content-events.ts';
import { openContentRooms } from './content-rooms.ts';
import { closeOnForeignPackets } from './packet-policy.ts';
import type { RoomBroadcast } from './room-broadcast.ts';
import { findUpgradeRefusal, PUSH_PATH } from './upgrade-policy.ts';
import { createVisitorSockets } from './visitor-sockets.ts';

/** Ping interval, in ms: shorter than the idle time-out of proxies and than the browser's poll interval (ADR 015). */
const HEARTBEAT_MS = 55_000;

/** Largest packet in bytes; browsers send no messages here (rules/security-sessions#socket-packets). */
const PACKET_MAX = 1024;

/** Time limit for the authentication of a connection, in ms. */
const CONNECT_TIMEOUT_MS = 10_000;

/** Most connections of one account: one for each browser, and lost ones that have not timed out yet. */
const CONNECTIONS_MAX = 50;

interface PushOptions {
  readonly cookies: SessionCookies;
  readonly sessions: SessionStore;
  readonly sql: Sql;
  readonly contentEvents: ContentEvents;
  readonly roomBroadcast: RoomBroadcast;
  readonly publicUrl: string;
  /** The client's address; undefined for a connection that is closed. */
  readonly findAddress: (request: IncomingMessage) => string | undefined;
  /** Headers of a refused upgrade. */
  readonly headers: Readonly<Record<string, string>>;
  readonly log: FastifyBaseLogger;
}

/** The session of a connection. */
interface SocketData {
  tokenHash: Buffer;
}

type PushSocket = Socket<object, { hint: (kind: AccountEvent) => void }, object, SocketData>;

/**
 * Sends events to the browsers of an account, which then refetch, so that a lost event only costs time
 * (rules/polling#account-events). A session that ends is notified and disconnected
 * (rules/security-sessions#session-end).
 */
export const pushPlugin = fastifyPlugin<PushOptions>(
  async (
    app,
    { cookies, sessions, sql, contentEvents, roomBroadcast: contentNews, publicUrl, findAddress, headers, log },
  ) => {
    const io = new Server<object, { hint: (kind: AccountEvent) => void }, object, SocketData>({
      path: PUSH_PATH,
      serveClient: false,
      transports: ['websocket'],
      pingInterval: HEARTBEAT_MS,
      maxHttpBufferSize: PACKET_MAX,
      connectTimeout: CONNECT_TIMEOUT_MS,
    });
    // Only upgrades are passed on; other requests never reach the socket server.
    const upgrades = new HttpServer();
    io.attach(upgrades);
    const reserveVisitorSlot = createVisitorSockets();
    app.server.on('upgrade', (request, socket, head) => {
      // A connection that breaks is closed, which is all that matters; without a listener it would end the process.
      socket.on('error', () => undefined);
      admit(request, socket, head).catch((error: unknown) => log.error(error));
    });
    io.engine.on('connection', closeOnForeignPackets);
    const rooms = openContentRooms(io, contentEvents);

    io.use((socket, next) => {
      // A refused client does not reconnect. Where the session cannot be read, as in a database failure, there is no
      // response: the connection times out, and the browser reconnects.
      authenticate(socket).then(next, (error: unknown) => log.error(error));
    });

    /** Passes a connection on to the socket server, or refuses it. */
    async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
      const refusal = await findRefusal(request, socket);
      if (refusal === null) upgrades.emit('upgrade', request, socket, head);
      // Without `destroy` the connection would stay where the client leaves its side open.
      else socket.end(composeRawRefusal(new CallError(refusal), headers), () => socket.destroy());
    }

    /** Why a connection is refused; null where the socket server accepts it. A visitor's is counted for its address. */
    async function findRefusal(request: IncomingMessage, socket: Duplex): Promise<ErrorName | null> {
      const refusal = findUpgradeRefusal(request, publicUrl);
      if (refusal !== null) return refusal;
      // The connection counts as a visitor's where the session cannot be read.
      const session = await findActive(request).catch(() => null);
      const ip = findAddress(request);
      if (session !== null || socket.destroyed || ip === undefined) return null;
      return reserveVisitorSlot(socket, ip) ? null : 'tooMany';
    }

    /** The session of a browser that may act for its account; null for a visitor's. */
    async function findActive({ headers: { cookie } }: IncomingMessage) {
      const { tokenHash } = cookies.peek(cookie);
      const session = tokenHash && (await sessions.find(tokenHash));
      if (!tokenHash || session?.kind !== 'desktop' || !isActive(session)) return null;
      return { tokenHash, customerId: session.customerId };
    }

    /** Accepts a browser; returns the reason where its session may not connect. */
    async function authenticate(socket: PushSocket): Promise<Error | undefined> {
      const session = await findActive(socket.request);
      if (session === null) return new Error('notLoggedIn');
      if (getSockets(session.customerId).length >= CONNECTIONS_MAX) return new Error('tooMany');
      socket.data.tokenHash = session.tokenHash;
      socket.onAny(() => socket.disconnect(true));
      await socket.join(session.customerId);
      return undefined;
    }

    /** Disconnects a browser whose session is no longer active, whichever process ended it. */
    async function recheck(socket: PushSocket): Promise<void> {
      const session = await sessions.findUncached(socket.data.tokenHash);
      if (session && isActive(session)) return;
      socket.emit('hint', 'session');
      socket.disconnect(true);
    }

    function recheckAll(sockets: Iterable<PushSocket>): void {
      for (const socket of sockets) recheck(socket).catch((error: unknown) => log.error(error));
    }

    function getSockets(accountId: string): PushSocket[] {
      const ids = io.of('/').adapter.rooms.get(accountId) ?? [];
      return [...ids].flatMap((id) => io.of('/').sockets.get(id) ?? []);
    }

    function onHint(kind: AccountEvent, accountId: string): void {
      // The role is part of the session: the requests of the browsers must not be answered for the former one.
      if (kind === 'certification') sessions.evict(accountId);
      if (kind === 'session') recheckAll(getSockets(accountId));
      else io.to(accountId).emit('hint', kind);
    }

    /** Sends every event to all browsers, as any account may have changed. */
    function onGap(): void {
      for (const kind of ACCOUNT_EVENTS) if (kind !== 'session') io.emit('hint', kind);
      recheckAll(io.of('/').sockets.values());
    }

    let stopBroadcast: (() => void) | undefined;
    let stop: (() => void) | undefined;
    app.addHook('onListen', async () => {
      stopBroadcast = await contentNews.subscribe(rooms);
      stop = await subscribe(sql, log, { onHint, onGap });
    });
    app.addHook('preClose', async () => {
      stopBroadcast?.();
      stop?.();
      // Closes the transports without a disconnect packet, after which browsers would not reconnect to the next
      // process.
      await io.close();
    });
  },
  { name: 'push' },
);

function isActive({ displacedBy, lockRecordType }: StoredSession): boolean {
  return displacedBy === null && lockRecordType === null;
}
