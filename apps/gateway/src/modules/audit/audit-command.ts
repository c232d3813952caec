import { AUDIT_EVENTS, type AuditEvent, formatDay, formatTime } from '@osteon/domain';
import { z } from 'zod';
import { defineCommand, noWords } from '../../operator/command.ts';
import { since } from '../../operator/options.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { findAccountId } from '../account/accounts/account-lookup-service.ts';
import { type AuditCursor, type AuditEntry, createAuditRepository } from './repository.ts';

/** Formats one entry as a line for the operator: time in Shanghai, event, outcome, then known fields as name=value. */
function formatEntry({ at, event, outcome, accountId, ip, deviceId, detail }: AuditEntry): string {
  const seconds = String(Math.floor(at / 1000) % 60).padStart(2, '0');
  const fields = { account: accountId, ip, device: deviceId };
  const known = Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : `${name}=${value}`));
  const more = Object.entries(detail).map(([name, value]) => `${name}:${String(value)}`);
  return [`${formatDay(at)} ${formatTime(at)}:${seconds}`, event, outcome, ...known, ...more].join('  ');
}

/** Entries of one query. */
const PAGE = 500;

/** Start of the list where `--since` is missing. */
const DEFAULT_SINCE = '24h';

/** `npm run operator -- audit`: the audit log, oldest first. */
export const auditCommand = defineCommand({
  usage: '[--account MOBILE|EMAIL|CUSTOMER_ID] [--event NAME] [--since 24h|7d|2026-11-01]',
  summary: 'Prints the audit log of the last 24 hours, or since --since, oldest first.',
  options: {
    account: z.string().trim().min(1).optional(),
    event: z.enum(AUDIT_EVENTS, { error: `must be one of ${AUDIT_EVENTS.join(', ')}` }).optional(),
    since: since.prefault(DEFAULT_SINCE),
  },
  words: noWords,
  async *run(deps, { options: { account, event, ...options } }) {
    const accountId = account === undefined ? undefined : await resolveAccountId(deps, account);
    const from = options.since(deps.clock.now());
    for await (const entry of readEntries(deps, { accountId, event, from })) yield formatEntry(entry);
  },
});

/** The account of a mobile number, e-mail or id; an unknown text counts as the id of a deleted account. */
async function resolveAccountId({ db }: AppContext, account: string): Promise<string> {
  return (await findAccountId(db, account)) ?? account;
}

async function* readEntries({ db }: AppContext, filter: { accountId?: string; event?: AuditEvent; from: number }) {
  for (let cursor: AuditCursor = { at: filter.from, id: 0 }; ; ) {
    const page = await createAuditRepository(db).list(filter, cursor, PAGE);
    yield* page;
    const last = page.at(-1);
    if (page.length < PAGE || !last) return;
    cursor = last;
  }
}
