import { type Heartbeat, WATCH_OFFLINE_MS, WATCH_REPORT_MS } from '@osteon/domain';
import type { PlayedVideo } from '../../../entities/video/api/get-video-play.ts';
import { onReconnect } from '../../../lib/connection/connection-store.ts';
import { codes, GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { openWatchSession } from '../api/open-watch-session.ts';
import { reportWatch } from '../api/report-watch.ts';

/** A session is replaced before the gateway deletes it, in ms. */
const SESSION_MS = 20 * 60 * 60 * 1000;

/** The reports of one player. */
export interface ReportQueue {
  /** Returns true if there is a session, without which no playing is counted; opens one if there is none. */
  readonly ensureSession: () => boolean;
  /** Sends a report, after those that wait. */
  readonly add: (heartbeat: Heartbeat) => void;
  /** Flushes all waiting reports at once, as the page is closed. */
  readonly sendAll: () => void;
  /** Sends what still waits and ends. */
  readonly stop: () => void;
}

/**
 * The queue of a video player's reports, sent one after another, as the gateway counts them in order. A report without
 * a response waits for the network and is retried, up to two minutes of watching (rules/watch#offline). All times are
 * of performance.now(), as the device's clock may be wrong.
 */
export function createReportQueue(played: PlayedVideo): ReportQueue {
  let session: { readonly nonce: string; readonly openedAt: number } | null = null;
  /** The time of the last request for a session. */
  let requestedAt = Number.NEGATIVE_INFINITY;
  let isSending = false;
  let isStopped = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let waiting: readonly Heartbeat[] = [];

  async function open(): Promise<void> {
    const now = performance.now();
    if (now - requestedAt < WATCH_REPORT_MS) return;
    requestedAt = now;
    const nonce = await openWatchSession(played).catch(() => null);
    if (nonce !== null) session = { nonce, openedAt: performance.now() };
  }

  function discardSession(): void {
    session = null;
    // No later session pays for them.
    waiting = [];
  }

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    clearTimeout(retryTimer);
    for (let next = waiting[0]; next && session; next = waiting[0]) {
      const failure = await reportWatch({ nonce: session.nonce, ...next }).then(
        () => null,
        (error: unknown) => error,
      );
      if (isRetryable(failure)) break;
      waiting = waiting.filter((heartbeat) => heartbeat !== next);
      if (failure instanceof GatewayError && failure.code === codes.notFound) discardSession();
    }
    isSending = false;
    // A short outage has no reconnect event, and the event of one that ends while a report is in progress comes too
    // early.
    if (waiting.length > 0) retryTimer = setTimeout(() => void send(), WATCH_REPORT_MS);
    if (isStopped && waiting.length === 0) unsubscribe();
  }

  const unsubscribe = onReconnect(() => void send());
  return {
    ensureSession() {
      if (session !== null && performance.now() - session.openedAt > SESSION_MS) discardSession();
      if (session === null) void open();
      return session !== null;
    },
    add(heartbeat) {
      waiting = retainLatest([...waiting, heartbeat]);
      void send();
    },
    sendAll() {
      if (session === null) return;
      const { nonce } = session;
      // The first is on its way already.
      const left = isSending ? waiting.slice(1) : waiting;
      waiting = waiting.slice(0, waiting.length - left.length);
      for (const heartbeat of left) reportWatch({ nonce, ...heartbeat }).catch(() => {});
    },
    stop() {
      isStopped = true;
      void send();
    },
  };
}

/** The latest reports that together lasted no longer than an outage may. */
function retainLatest(heartbeats: readonly Heartbeat[]): readonly Heartbeat[] {
  const getMs = ({ from, to, speed }: Heartbeat) => ((to - from) / speed) * 1000;
  const total = heartbeats.reduce((sum, heartbeat) => sum + getMs(heartbeat), 0);
  return total > WATCH_OFFLINE_MS ? retainLatest(heartbeats.slice(1)) : heartbeats;
}

/** True if the gateway may not have received it, or responded that it is to be sent later. */
function isRetryable(failure: unknown): boolean {
  if (failure === null) return false;
  return !(failure instanceof GatewayError) || failure.kind !== 'refused' || failure.code === codes.tooMany;
}
