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

/** Something that happened, before its age is known. */
export type Reported =
  | { readonly name: 'reportAnalytics'; readonly event: Without<AnalyticsEvent, 'age'> }
  | { readonly name: 'reportAdData'; readonly event: Without<AdEvent, 'age'> };

type ReportName = Reported['name'];

/** Events that go together, now or in a later try: under one id, so that they count once. */
export interface Batch {
  readonly name: ReportName;
  /** Visit and id, as the contract has them. */
  readonly head: Readonly<Record<string, unknown>>;
  readonly events: readonly { readonly at: number; readonly event: Reported['event'] }[];
}

/** How batches leave. */
export interface Transport {
  /** Sends while the page stays; false where it is worth another try. */
  post(name: ReportName, body: string): Promise<boolean>;
  /** Hands over to the browser while the page leaves; false where it does not take it. */
  beacon(name: ReportName, body: string): boolean;
  /** Whether there is a network at all. */
  online(): boolean;
}

/** Events on their way to the gateway. */
export type Queue = ReturnType<typeof createQueue>;

/**
 * Gathers events for some seconds and sends them in batches. What could not be sent waits for the next batch; beyond a
 * hundred events the oldest are given up. `head` makes the visit's part of a batch; `unsent` is what an earlier page
 * left behind.
 */
export function createQueue(way: Transport, head: () => Batch['head'], unsent: readonly Batch[] = []) {
  let gathered: { at: number; report: Reported }[] = [];
  let batches: Batch[] = [...unsent];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;

  function add(report: Reported, at = Date.now()): void {
    gathered.push({ at, report });
    if (gathered.length >= ANALYTICS_BATCH_MAX) void send();
    else timer ??= setTimeout(() => void send(), ANALYTICS_GATHER_MS);
  }

  /** Puts what is gathered into batches that are small enough for a beacon. */
  function pack(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const name of ['reportAnalytics', 'reportAdData'] as const) {
      const own = gathered.filter(({ report }) => report.name === name);
      for (const events of inPortions(own.map(({ at, report: { event } }) => ({ at, event })))) {
        batches.push({ name, head: head(), events });
      }
    }
    gathered = [];
    while (batches.length > 1 && countOf(batches) > ANALYTICS_WAITING_MAX) batches.shift();
  }

  /** Sends all batches, one after the other; a failure leaves it and the rest for the next time. */
  async function send(): Promise<void> {
    pack();
    if (sending || !way.online()) return;
    sending = true;
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      if (await way.post(batch.name, bodyOf(batch))) continue;
      batches.unshift(batch);
      break;
    }
    sending = false;
  }

  /** The page leaves or hides: everything is handed to the browser; gives what it did not take. */
  function leave(): readonly Batch[] {
    pack();
    if (way.online()) batches = batches.filter((batch) => !way.beacon(batch.name, bodyOf(batch)));
    return batches;
  }

  return { add, leave };
}

function countOf(batches: readonly Batch[]): number {
  return batches.reduce((count, { events }) => count + events.length, 0);
}

/** Room for what stands around the events of a batch. */
const HEAD_BYTES = 2_048;

function inPortions(events: Batch['events'][number][]): Batch['events'][number][][] {
  const portions: Batch['events'][number][][] = [];
  let bytes = ANALYTICS_BATCH_BYTES;
  for (const event of events) {
    // UTF-8 has at most three bytes for each unit of a string.
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

/** A batch as it travels: with ages instead of moments, as the clock of a browser may be wrong. */
function bodyOf({ head, events }: Batch): string {
  const now = Date.now();
  const aged = events.map(({ at, event }) => ({
    ...event,
    age: Math.min(Math.max(0, now - at), ANALYTICS_AGE_MAX_MS),
  }));
  return JSON.stringify({ ...head, events: aged });
}
