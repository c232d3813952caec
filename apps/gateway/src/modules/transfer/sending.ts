import type { InputOf, ResponseOf } from '@osteon/contract';
import { type LanguagePreference, maskAccount, ResourceType } from '@osteon/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { CallError } from '../../call-error.ts';
import { anyOf } from '../../database/any-of.ts';
import type { Database } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { tellHint } from '../../hints.ts';
import type { Session } from '../../session.ts';
import type { DesktopOf } from '../account/desktop.ts';
import { randomId } from '../account/random-id.ts';
import type { ContentService } from '../content/service.ts';
import type { Positions } from '../video/positions.ts';
import type { FileRow, TransferRow } from './repository.ts';
import type { TransferService } from './service.ts';
import { transfer, transferFile } from './tables.ts';

/** How many resources the phone page offers of each kind. */
const OFFERED = 8;

/** Makes the service of what a phone sends. */
export function createSending(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    content,
    positions,
    languages,
    desktopOf,
    received,
  }: {
    content: Pick<ContentService, 'cards' | 'hottest'>;
    positions: Pick<Positions, 'latest'>;
    languages: (accountId: string) => Promise<LanguagePreference>;
    desktopOf: DesktopOf;
    received: Pick<TransferService, 'present'>;
  },
) {
  /** Each file can be sent once: a file that is not there, not the account's, or sent before fails them all. */
  async function claim(tx: Database, accountId: string, fileIds: readonly string[]): Promise<FileRow[]> {
    const rows = await tx
      .select()
      .from(transferFile)
      .where(
        and(anyOf(transferFile.id, fileIds), eq(transferFile.accountId, accountId), isNull(transferFile.transferId)),
      )
      .for('update');
    const byId = new Map(rows.map((row) => [row.id, row]));
    return fileIds.map((id) => {
      const row = byId.get(id);
      if (!row) throw new CallError('notFound');
      return row;
    });
  }

  async function checkResources(resources: InputOf<'sendTransfer'>['resources']): Promise<void> {
    const cards = await content.cards([...new Set(resources.map(({ resourceId }) => resourceId))], null);
    const known = new Set(cards.map((card) => `${card.resourceType} ${card.resourceId}`));
    const strange = resources.some((each) => !known.has(`${each.resourceType} ${each.resourceId}`));
    if (strange) throw new CallError('notFound');
  }

  return {
    async desk({ customerId, userInfo }: Session): Promise<ResponseOf<'getTransferDesk'>> {
      const watched = await positions.latest(customerId, OFFERED);
      const ids = watched.map(({ videoId }) => videoId);
      const [recent, popular, { resourceLanguage }, desktop] = await Promise.all([
        ids.length === 0 ? [] : content.cards(ids, null),
        content.hottest({}, OFFERED),
        languages(customerId),
        desktopOf(customerId),
      ]);
      const { name, mobile, email } = userInfo;
      const customer = { name, account: maskAccount(mobile || email) };
      return { customer, desktop, resourceLanguage, recent, popular };
    },

    /** @throws {CallError} badInput for nothing at all, notFound */
    async send(
      accountId: string,
      { resources, fileIds }: InputOf<'sendTransfer'>,
    ): Promise<ResponseOf<'sendTransfer'>> {
      if (resources.length + fileIds.length === 0 || new Set(fileIds).size < fileIds.length)
        throw new CallError('badInput');
      if (resources.length > 0) await checkResources(resources);
      const now = clock.now();
      const rows = await db.transaction(async (tx) => {
        const files = fileIds.length === 0 ? [] : await claim(tx, accountId, fileIds);
        const pictures = files.filter(({ kind }) => kind === 'image');
        const groups = [
          ...(pictures.length > 0 ? [pictures] : []),
          ...files.filter(({ kind }) => kind === 'pdf').map((pdf) => [pdf]),
        ];
        const row = (resType: number, resourceId: string | null, index: number): TransferRow => ({
          id: randomId(),
          accountId,
          resType,
          resourceId,
          // The order of one sending is that of its moments.
          sentAt: now + index,
          readAt: null,
          shownAt: null,
        });
        const ofFiles = groups.map((_group, index) => row(ResourceType.transferFile, null, index));
        const ofResources = resources.map(({ resourceType, resourceId }, index) =>
          row(resourceType, resourceId, groups.length + index),
        );
        const made = [...ofFiles, ...ofResources];
        await tx.insert(transfer).values(made);
        await tellHint(tx, accountId, 'transfer');
        for (const [index, group] of groups.entries()) {
          for (const [position, { id }] of group.entries()) {
            await tx
              .update(transferFile)
              .set({ transferId: ofFiles[index]?.id ?? null, position })
              .where(eq(transferFile.id, id));
          }
        }
        return made;
      });
      return { list: await received.present(rows) };
    },
  };
}
