import type { InputOf, ResponseOf } from '@osteon/contract';
import type { AppContext } from '../../platform/app-context.ts';
import { createBatchLoader } from '../../platform/database/batch-loader.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { notifyAccount } from '../../platform/realtime/account-events.ts';
import type { ContentService } from '../content/service.ts';
import { createFileRepository } from './file-repository.ts';
import { presentTransfer } from './presenter.ts';
import { createTransferRepository, type TransferRow, type UnreadQuery } from './repository.ts';

type Transfer = ResponseOf<'listTransfers'>['pageList'][number];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Later than anything that is sent, and still a moment for PostgreSQL. */
const LAST_MS = Date.parse('9999-12-30T00:00:00Z');

export type InboxService = ReturnType<typeof createInboxService>;

/** Makes the service of what a desktop receives. */
export function createInboxService(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  content: Pick<ContentService, 'findCards'>,
) {
  const repository = createTransferRepository(db);
  const files = createFileRepository(db);

  async function present(rows: readonly TransferRow[]): Promise<Transfer[]> {
    const resourceIds = rows.flatMap(({ resourceId }) => resourceId ?? []);
    const ofFiles = rows.filter(({ resourceId }) => resourceId === null).map(({ id }) => id);
    const [cards, ownFiles] = await Promise.all([
      resourceIds.length === 0 ? [] : content.findCards([...new Set(resourceIds)], null),
      ofFiles.length === 0 ? [] : files.listByTransfers(ofFiles),
    ]);
    const byId = new Map(cards.map((card) => [card.resourceId, card]));
    const filesOf = Map.groupBy(ownFiles, ({ transferId }) => transferId);
    return rows.flatMap((row) => presentTransfer(row, byId.get(row.resourceId ?? ''), filesOf.get(row.id) ?? []) ?? []);
  }

  const loadLatestUnread = createBatchLoader((asked: readonly UnreadQuery[]) => repository.findLatestUnread(asked));

  /** A transfer of somebody else is as unknown as one that never was (security 33). */
  async function assertOwn(accountId: string, id: string): Promise<void> {
    if (!(await repository.exists(accountId, id))) throw new CallError('notFound');
  }

  return {
    present,

    /** The newest unread transfer and whether its pop-up was shown; null where nothing is unread. */
    async latestUnread(accountId: string, day: string | undefined) {
      const row = await loadLatestUnread({ accountId, before: getEndOfDay(day) });
      const [transfer] = row ? await present([row]) : [];
      return transfer ? { transfer, popupStatus: row?.shownAt == null ? 0 : 1 } : null;
    },

    async list(accountId: string, day: string | undefined, page: { pageNum: number; pageSize: number }) {
      const { pageNum, pageSize } = page;
      const place = { limit: pageSize + 1, offset: (pageNum - 1) * pageSize };
      const rows = await repository.listPage(accountId, getEndOfDay(day), place);
      return { pageList: await present(rows.slice(0, pageSize)), hasMore: rows.length > pageSize };
    },

    /** @throws {CallError} notFound */
    async setShown(accountId: string, id: string, shown: boolean): Promise<void> {
      await assertOwn(accountId, id);
      await repository.markShown(accountId, id, shown ? clock.now() : null);
    },

    /** @throws {CallError} notFound */
    async markRead(accountId: string, which: InputOf<'markTransferRead'>): Promise<void> {
      if (which.id !== undefined) await assertOwn(accountId, which.id);
      // Other tabs and windows still show it as new.
      await db.transaction(async (tx) => {
        await createTransferRepository(tx).markRead(accountId, which, clock.now());
        await notifyAccount(tx, accountId, 'transfer');
      });
    },
  };
}

/** The end of a day in Shanghai, in ms; without a day the end of all of them. */
function getEndOfDay(day: string | undefined): number {
  if (day === undefined) return LAST_MS;
  return Math.min(Math.max(Date.parse(`${day}T00:00:00+08:00`) + DAY_MS, 0), LAST_MS);
}
