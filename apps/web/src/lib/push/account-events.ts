import refreshedCalls from 'virtual:refreshed-calls';
import type { CallName } from '@osteon/contract';
import type { QueryClient } from '@tanstack/react-query';
import { io } from 'socket.io-client';
import { emit } from '../events.ts';
import { refetch } from '../gateway/query-client.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { markPushAlive, markPushLost } from './push-state.ts';

/** The path of the gateway's socket. */
const PATH = '/gateway/push';

/** The longest delay between two reconnection attempts, in ms. */
const RETRY_MAX_MS = 30_000;

/** Per kind of event the calls to request again; the browser may be older than the gateway that sends the kind. */
const REFRESHED: Readonly<Record<string, readonly CallName[]>> = refreshedCalls;

/** Kinds whose calls the leading tab polls for all others, so that these get the answers anyway. */
const POLLED: ReadonlySet<string> = new Set(['transfer', 'message', 'session']);

/** Connects to the gateway's account events; the returned function disconnects. */
export function listenToAccountEvents(queries: QueryClient): () => void {
  const socket = io({ path: PATH, transports: ['websocket'], reconnectionDelayMax: RETRY_MAX_MS });
  socket.on('connect', markPushAlive);
  socket.on('disconnect', () => {
    markPushLost();
    emit('unreachable');
  });
  socket.io.on('ping', markPushAlive);
  // Changes may have been missed meanwhile.
  socket.io.on('reconnect', () => refetchKinds(queries, ...Object.keys(REFRESHED)));
  socket.on('hint', (kind: string) => {
    markPushAlive();
    if (kind === 'session') emit('sessionChanged');
    refetchKinds(queries, kind);
    if (!POLLED.has(kind)) notifyOtherTabs(kind);
  });
  return () => {
    socket.off('disconnect').disconnect();
    markPushLost();
  };
}

/** Requests again what these kinds of events change. */
export function refetchKinds(queries: QueryClient, ...kinds: string[]): void {
  for (const kind of kinds) for (const name of REFRESHED[kind] ?? []) void refetch(queries, name);
}
