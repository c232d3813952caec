import type { InputOf } from '@osteon/contract';
import type { VisitorIdentity } from './visitor-identity.ts';

type Report = InputOf<'reportAnalytics'>;
type AdReport = InputOf<'reportAdData'>;
type Visit = Omit<Report, 'events'>;

/** An event, by the column names of the database (tables.ts). */
export interface EventRow {
  readonly batch_id: string;
  readonly position: number;
  readonly at: string;
  readonly event: string;
  readonly account_id: string | null;
  /** Hex. */
  readonly visitor: string | null;
  readonly session_id: string;
  readonly channel: string;
  readonly first_channel: string;
  readonly channel_history: string;
  readonly page: string;
  readonly content_id: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** The rows of a report that was received at `now` (ms). */
export function toEventRows({ events, ...visit }: Report, identity: VisitorIdentity, now: number): EventRow[] {
  return events.map(({ event, age, page, content_id, ...detail }, position) => ({
    ...toVisitColumns(visit, identity),
    position,
    at: new Date(now - age).toISOString(),
    event,
    page,
    content_id,
    // A card retains the channel under which it was displayed, which a new visit may have changed meanwhile.
    channel: 'channel' in detail ? detail.channel : visit.ch,
    detail,
  }));
}

const AD_EVENTS = { show: 'adShow', click: 'adClick', close: 'adClose' } as const;

/** The rows of a report on advertisements that was received at `now` (ms). */
export function toAdEventRows({ events, ...visit }: AdReport, identity: VisitorIdentity, now: number): EventRow[] {
  return events.map(({ action, age, page, content_id, ...detail }, position) => ({
    ...toVisitColumns(visit, identity),
    position,
    at: new Date(now - age).toISOString(),
    event: AD_EVENTS[action],
    page,
    content_id,
    channel: visit.ch,
    detail,
  }));
}

/** An anonymous event also drops the fields that would link it to a visit (rules/analytics#privacy). */
function toVisitColumns({ batchId, session_id, fch, ct }: Visit, { accountId, visitor }: VisitorIdentity) {
  const isIdentified = visitor !== null;
  return {
    batch_id: batchId,
    account_id: accountId,
    visitor: visitor?.toString('hex') ?? null,
    session_id: isIdentified ? session_id : '',
    first_channel: isIdentified ? fch : '',
    channel_history: isIdentified ? ct : '',
  };
}
