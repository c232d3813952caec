import type { InputOf } from '@osteon/contract';
import type { VisitorIdentity } from './visitor-identity.ts';

type Report = InputOf<'reportAnalytics'>;
type AdReport = InputOf<'reportAdData'>;
type Visit = Omit<Report, 'events'>;

/** One event as the database takes it, in the columns' own names (tables.ts). */
export interface EventRow {
  readonly batch_id: string;
  readonly place: number;
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

/** The rows of a report that came at `now` (ms). */
export function toEventRows({ events, ...visit }: Report, identity: VisitorIdentity, now: number): EventRow[] {
  return events.map(({ event, age, page, content_id, ...detail }, place) => ({
    ...toVisitColumns(visit, identity),
    place,
    at: new Date(now - age).toISOString(),
    event,
    page,
    content_id,
    // The card's own channel is that of the visit, unless the visitor came anew in between.
    channel: 'channel' in detail ? detail.channel : visit.ch,
    detail,
  }));
}

/** The rows of a report on advertisements. */
export function toAdEventRows({ events, ...visit }: AdReport, identity: VisitorIdentity, now: number): EventRow[] {
  return events.map(({ action, age, page, content_id, ...detail }, place) => ({
    ...toVisitColumns(visit, identity),
    place,
    at: new Date(now - age).toISOString(),
    event: action === 'show' ? 'adShow' : 'adClick',
    page,
    content_id,
    channel: visit.ch,
    detail,
  }));
}

/** Where nobody is to be known, what would tell one visit from another is left out as well (spec-decision 29). */
function toVisitColumns({ batchId, session_id, fch, ct }: Visit, { accountId, visitor }: VisitorIdentity) {
  const known = visitor !== null;
  return {
    batch_id: batchId,
    account_id: accountId,
    visitor: visitor?.toString('hex') ?? null,
    session_id: known ? session_id : '',
    first_channel: known ? fch : '',
    channel_history: known ? ct : '',
  };
}
