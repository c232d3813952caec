import type { InputOf, ResponseOf } from '@osteon/contract';
import { type LanguagePreference, maskAccount, ResourceType } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { randomId } from '../../platform/crypto/random-id.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { notifyAccount } from '../../platform/realtime/account-events.ts';
import type { Session } from '../../platform/session/session.ts';
import type { GetActiveDesktop } from '../account/sessions/active-session-service.ts';
import type { ContentService } from '../content/service.ts';
import type { PlayPositions } from '../video/position-service.ts';
import { createFileRepository, type FileRow } from './file-repository.ts';
import type { InboxService } from './inbox-service.ts';
import { createTransferRepository, type TransferRow } from './repository.ts';

/** How many resources the phone page offers of each kind. */
const OFFERED = 8;

/** Makes the service of what a phone sends. */
export function createSendTransferService(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  {
    content,
    positions,
    languages,
    getActiveDesktop,
    received,
  }: {
    content: Pick<ContentService, 'findCards' | 'listHottest'>;
    positions: Pick<PlayPositions, 'listLatest'>;
    languages: (accountId: string) => Promise<LanguagePreference>;
    getActiveDesktop: GetActiveDesktop;
    received: Pick<InboxService, 'present'>;
  },
) {
  async function assertResourcesExist(resources: InputOf<'sendTransfer'>['resources']): Promise<void> {
    const cards = await content.findCards([...new Set(resources.map(({ resourceId }) => resourceId))], null);
    const known = new Set(cards.map((card) => `${card.resourceType} ${card.resourceId}`));
    const strange = resources.some((each) => !known.has(`${each.resourceType} ${each.resourceId}`));
    if (strange) throw new CallError('notFound');
  }

  return {
    async getOptions({ customerId, userInfo }: Session): Promise<ResponseOf<'getTransferOptions'>> {
      const watched = await positions.listLatest(customerId, OFFERED);
      const ids = watched.map(({ videoId }) => videoId);
      const [recent, popular, { resourceLanguage }, desktop] = await Promise.all([
        ids.length === 0 ? [] : content.findCards(ids, null),
        content.listHottest({}, OFFERED),
        languages(customerId),
        getActiveDesktop(customerId),
      ]);
      const { name, mobile, email } = userInfo;
      const customer = { name, account: maskAccount(mobile || email) };
      return { customer, desktop, resourceLanguage, recent, popular };
    },

    /**
     * Each file can be sent once: one that is not there, not the account's, or sent before fails them all. Who repeats a
     * sending whose answer was lost on the way is told what it has sent.
     *
     * @throws {CallError} badInput for nothing at all, notFound
     */
    async send(
      accountId: string,
      { resources, fileIds }: InputOf<'sendTransfer'>,
    ): Promise<ResponseOf<'sendTransfer'>> {
      if (resources.length + fileIds.length === 0 || new Set(fileIds).size < fileIds.length)
        throw new CallError('badInput');
      if (resources.length > 0) await assertResourcesExist(resources);
      const rows = await db.transaction(async (tx) => {
        const transfers = createTransferRepository(tx);
        const files = createFileRepository(tx);
        const held = await files.lockOwned(accountId, fileIds);
        const sentIn = held.flatMap(({ transferId }) => transferId ?? []);
        if (resources.length === 0 && sentIn.length === fileIds.length) return transfers.listByIds(sentIn);
        const byId = new Map(held.map((row) => [row.id, row]));
        const chosen = fileIds.flatMap((id) => byId.get(id) ?? []);
        if (chosen.length < fileIds.length || sentIn.length > 0) throw new CallError('notFound');
        const parts = groupIntoTransfers(chosen, resources);
        const now = clock.now();
        const made = parts.map(
          ({ resType, resourceId }, index): TransferRow => ({
            id: randomId(),
            accountId,
            resType,
            resourceId,
            // The order of one sending is that of its moments.
            sentAt: now + index,
            readAt: null,
            shownAt: null,
          }),
        );
        await transfers.insert(made);
        for (const [index, { id }] of made.entries()) await files.assignToTransfer(id, parts[index]?.fileIds ?? []);
        await notifyAccount(tx, accountId, 'transfer');
        return made;
      });
      return { list: await received.present(rows) };
    },
  };
}

/** What goes as one transfer. */
interface TransferContent {
  readonly resType: number;
  /** Null for files. */
  readonly resourceId: string | null;
  readonly fileIds: readonly string[];
}

/** All pictures together, each PDF and each resource by itself. */
function groupIntoTransfers(
  files: readonly FileRow[],
  resources: InputOf<'sendTransfer'>['resources'],
): TransferContent[] {
  const idsOf = (wanted: FileRow['kind']) => files.flatMap(({ kind, id }) => (kind === wanted ? id : []));
  const pictures = idsOf('image');
  const groups = [...(pictures.length > 0 ? [pictures] : []), ...idsOf('pdf').map((id) => [id])];
  return [
    ...groups.map((fileIds) => ({ resType: ResourceType.transferFile, resourceId: null, fileIds })),
    ...resources.map(({ resourceType, resourceId }) => ({ resType: resourceType, resourceId, fileIds: [] })),
  ];
}
