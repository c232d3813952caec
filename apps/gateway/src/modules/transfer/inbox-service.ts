import type { InputOf, ResponseOf } from '@osteon/contract';
import type { Locale } from '@osteon/domain';
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

/** Later than every transfer, and within the range of a PostgreSQL timestamp. */
const LATEST_MS = Date.parse('9999-12-30T00:00:00Z');

export type InboxService = ReturnType<typeof createInboxService>;

/** Creates the service of transfers as a desktop receives, lists and marks them (rules/transfer#states). */
export function createInboxService(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  content: Pick<ContentService, 'findCards'>,
) {
  const repository = createTransferRepository(db);
  const files = createFileRepository(db);

  async function present(rows: readonly TransferRow[], locale: Locale): Promise<Transfer[]> {
    const resourceIds = rows.flatMap(({ resourceId }) => resourceId ?? []);
    const fileTransferIds = rows.filter(({ resourceId }) => resourceId === null).map(({ id }) => id);
    const [cards, fileRows] = await Promise.all([
      resourceIds.length === 0 ? [] : content.findCards([...new Set(resourceIds)], null),
      fileTransferIds.length === 0 ? [] : files.listByTransfers(fileTransferIds),
    ]);
    const cardsById = new Map(cards.map((card) => [card.resourceId, card]));
    const filesByTransfer = Map.groupBy(fileRows, ({ transferId }) => transferId);
    return rows.flatMap((row) => {
      const card = cardsById.get(row.resourceId ?? '');
      return presentTransfer(row, { card, files: filesByTransfer.get(row.id) ?? [], locale }) ?? [];
    });
  }

  const loadLatestUnread = createBatchLoader((queries: readonly UnreadQuery[]) => repository.findLatestUnread(queries));

  /** A foreign transfer gets the same error as an unknown one (rules/security-data#object-ownership). */
  async function assertOwn(accountId: string, id: string): Promise<void> {
    if (!(await repository.exists(accountId, id))) throw new CallError('notFound');
  }

  return {
    /** Transfers of these rows for a reader of `locale`, without those whose content no longer exists. */
    present,

    /** The newest unread transfer sent until the end of `day`, with its pop-up status; null if none is unread. */
    async findLatestUnread(accountId: string, day: string | undefined, locale: Locale) {
      const row = await loadLatestUnread({ accountId, before: getEndOfDay(day) });
      const [transfer] = row ? await present([row], locale) : [];
      return transfer ? { transfer, popupStatus: row?.shownAt == null ? 0 : 1 } : null;
    },

    /** A page of the transfers that were sent until the end of `day`, newest first. */
    async list(
      accountId: string,
      { day, pageNum, pageSize }: { day: string | undefined; pageNum: number; pageSize: number },
      locale: Locale,
    ) {
      const range = { limit: pageSize + 1, offset: (pageNum - 1) * pageSize };
      const rows = await repository.listPage(accountId, getEndOfDay(day), range);
      return { pageList: await present(rows.slice(0, pageSize), locale), hasMore: rows.length > pageSize };
    },

    /** @throws {CallError} notFound */
    async setShown(accountId: string, id: string, shown: boolean): Promise<void> {
      await assertOwn(accountId, id);
      await repository.markShown(accountId, id, shown ? clock.now() : null);
    },

    /** @throws {CallError} notFound */
    async markRead(accountId: string, selection: InputOf<'markTransferRead'>): Promise<void> {
      if (selection.id !== undefined) await assertOwn(accountId, selection.id);
      // The event makes other tabs and windows refresh their marks.
      await db.transaction(async (tx) => {
        await createTransferRepository(tx).markRead(accountId, selection, clock.now());
        await notifyAccount(tx, accountId, 'transfer');
      });
    },
  };
}

/** The end of a day in Shanghai (ms); without a day, later than every transfer. */
function getEndOfDay(day: string | undefined): number {
  if (day === undefined) return LATEST_MS;
  return Math.min(Math.max(Date.parse(`${day}T00:00:00+08:00`) + DAY_MS, 0), LATEST_MS);
}
