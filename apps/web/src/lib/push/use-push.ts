import { refreshedCalls } from 'virtual:call-table';
import type { CallName } from '@osteon/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { emit } from '../events.ts';
import { refetch } from '../gateway/query-client.ts';
import { useLeaderElection } from '../poll/leader-election.ts';
import { useCustomerId } from '../session/session-store.ts';
import { notifyOtherTabs, onOtherTab } from './other-tabs.ts';
import { markPushAlive, markPushLost } from './push-state.ts';

/** The path of the gateway's socket. */
const PATH = '/gateway/push';

/** The longest delay between two reconnection attempts, in ms. */
const RETRY_MAX_MS = 30_000;

/** Per kind of event the calls to request again; the browser may be older than the gateway that sends the kind. */
const REFRESHED: Readonly<Record<string, readonly CallName[]>> = refreshedCalls;

/** Kinds whose calls the leading tab polls for all others, so that these get the answers anyway. */
const POLLED: ReadonlySet<string> = new Set(['transfer', 'message', 'session']);

/**
 * Subscribes to account events while a customer is logged in: one socket for the browser, in the leading tab. It
 * reconnects by itself; without it the polls are sufficient (rules/polling#account-events).
 */
export function usePush(): void {
  const queries = useQueryClient();
  const customerId = useCustomerId();
  const leads = useLeaderElection((state) => state.leads);
  const listens = leads && customerId !== '';

  useEffect(() => {
    if (customerId === '') return;
    return onOtherTab((kind) => refetchKinds(queries, kind));
  }, [customerId, queries]);

  useEffect(() => {
    if (!listens) return;
    let stop = () => {};
    let stopped = false;
    const listen = async () => {
      const { io } = await import('socket.io-client');
      if (stopped) return;
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
      stop = () => {
        socket.off('disconnect').disconnect();
        markPushLost();
      };
    };
    // Without the socket's code the polls go on as they are.
    listen().catch(() => undefined);
    return () => {
      stopped = true;
      stop();
    };
  }, [listens, queries]);
}

function refetchKinds(queries: QueryClient, ...kinds: string[]): void {
  for (const kind of kinds) for (const name of REFRESHED[kind] ?? []) void refetch(queries, name);
}
