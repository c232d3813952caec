import type { AdEvent, AnalyticsEvent } from '@osteon/contract';
import {
  ANALYTICS_AGE_MAX_MS,
  ANALYTICS_BATCH_BYTES,
  ANALYTICS_BATCH_MAX,
  ANALYTICS_GATHER_MS,
  ANALYTICS_WAITING_MAX,
} from '@osteon/domain';

/** A union's members, each without some of its fields. */
type Without<Union, Field extends PropertyKey> = Union extends unknown ? Omit<Union, Field> : never;

/** An event before its age is computed. */
export type Reported =
  | { readonly name: 'reportAnalytics'; readonly event: Without<AnalyticsEvent, 'age'> }
  | { readonly name: 'reportAdData'; readonly event: Without<AdEvent, 'age'> };

type ReportName = Reported['name'];

/** Events that are sent together, now or in a retry: under one id, so that they count once. */
export interface Batch {
  readonly name: ReportName;
  /** Visit and id as in the contract. */
  readonly head: Readonly<Record<string, unknown>>;
  readonly events: readonly { readonly at: number; readonly event: Reported['event'] }[];
}

/** Sends batches. */
export interface Transport {
  /** Sends while the page is open; false where a retry makes sense. */
  post(name: ReportName, body: string): Promise<boolean>;
  /** Sends a beacon while the page closes; false where the browser refuses it. */
  beacon(name: ReportName, body: string): boolean;
  /** True if there is a network at all. */
  online(): boolean;
}

/** Events to be sent to the gateway. */
export type Queue = ReturnType<typeof createQueue>;

/**
 * Collects events for some seconds and sends them in batches. Failed batches are retried with the next one; beyond a
 * hundred events the oldest are dropped. `head` returns the visit's part of a batch; `unsent` are batches of an earlier
 * page.
 */
export function createQueue(transport: Transport, head: () => Batch['head'], unsent: readonly Batch[] = []) {
  let pending: { at: number; report: Reported }[] = [];
  let batches: Batch[] = [...unsent];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;

  function add(report: Reported, at = Date.now()): void {
    pending.push({ at, report });
    if (pending.length >= ANALYTICS_BATCH_MAX) void send();
    else timer ??= setTimeout(() => void send(), ANALYTICS_GATHER_MS);
  }

  /** Packs the collected events into batches small enough for a beacon. */
  function pack(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const name of ['reportAnalytics', 'reportAdData'] as const) {
      const own = pending.filter(({ report }) => report.name === name);
      for (const events of inBatches(own.map(({ at, report: { event } }) => ({ at, event })))) {
        batches.push({ name, head: head(), events });
      }
    }
    pending = [];
    while (batches.length > 1 && getCount(batches) > ANALYTICS_WAITING_MAX) batches.shift();
  }

  /** Sends the batches in order; on a failure the rest stays queued and is retried with the next batch. */
  async function send(): Promise<void> {
    pack();
    if (sending || !transport.online()) return;
    sending = true;
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      if (await transport.post(batch.name, getBody(batch))) continue;
      batches.unshift(batch);
      break;
    }
    sending = false;
  }

  /** The page closes or hides: sends everything as beacons; returns the batches that the browser refused. */
  function leave(): readonly Batch[] {
    pack();
    if (transport.online()) batches = batches.filter((batch) => !transport.beacon(batch.name, getBody(batch)));
    return batches;
  }

  return { add, leave };
}

function getCount(batches: readonly Batch[]): number {
  return batches.reduce((count, { events }) => count + events.length, 0);
}

/** Reserve for the envelope of a batch, in bytes. */
const HEAD_BYTES = 2_048;

function inBatches(events: Batch['events'][number][]): Batch['events'][number][][] {
  const portions: Batch['events'][number][][] = [];
  let bytes = ANALYTICS_BATCH_BYTES;
  for (const event of events) {
    // UTF-8 needs at most three bytes per UTF-16 code unit.
    const size = 3 * JSON.stringify(event).length;
    const last = portions.at(-1);
    if (last && last.length < ANALYTICS_BATCH_MAX && bytes + size < ANALYTICS_BATCH_BYTES - HEAD_BYTES)
      last.push(event);
    else {
      portions.push([event]);
      bytes = 0;
    }
    bytes += size;
  }
  return portions;
}

/** The body of a batch: with ages instead of timestamps, as a browser's clock may be wrong. */
function getBody({ head, events }: Batch): string {
  const now = Date.now();
  const aged = events.map(({ at, event }) => ({
    ...event,
    age: Math.min(Math.max(0, now - at), ANALYTICS_AGE_MAX_MS),
  }));
  return JSON.stringify({ ...head, events: aged });
}
