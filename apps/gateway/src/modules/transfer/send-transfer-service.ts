import type { InputOf, ResponseOf } from '@osteon/contract';
import { type LanguagePreference, type Locale, maskAccount, ResourceType } from '@osteon/domain';
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

/** Recently watched and popular resources that the phone page offers, of each. */
const OPTIONS_MAX = 8;

export type SendTransferService = ReturnType<typeof createSendTransferService>;

/** Creates the service of the phone page's options and of sending (rules/transfer#sending). */
export function createSendTransferService(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  {
    content,
    positions,
    languages,
    getActiveDesktop,
    inbox,
  }: {
    content: Pick<ContentService, 'findCards' | 'listHottest'>;
    positions: Pick<PlayPositions, 'listLatest'>;
    languages: (accountId: string) => Promise<LanguagePreference>;
    getActiveDesktop: GetActiveDesktop;
    inbox: Pick<InboxService, 'present'>;
  },
) {
  async function assertResourcesExist(resources: InputOf<'sendTransfer'>['resources']): Promise<void> {
    const cards = await content.findCards([...new Set(resources.map(({ resourceId }) => resourceId))], null);
    const known = new Set(cards.map((card) => `${card.resourceType} ${card.resourceId}`));
    const hasUnknown = resources.some((each) => !known.has(`${each.resourceType} ${each.resourceId}`));
    if (hasUnknown) throw new CallError('notFound');
  }

  return {
    /** The options of the phone page, and the desktop that would receive the transfer. */
    async getOptions({ customerId, userInfo }: Session): Promise<ResponseOf<'getTransferOptions'>> {
      const watched = await positions.listLatest(customerId, OPTIONS_MAX);
      const ids = watched.map(({ videoId }) => videoId);
      const [recent, popular, { resourceLanguage }, desktop] = await Promise.all([
        ids.length === 0 ? [] : content.findCards(ids, null),
        content.listHottest({}, OPTIONS_MAX),
        languages(customerId),
        getActiveDesktop(customerId),
      ]);
      const { name, mobile, email } = userInfo;
      const customer = { name, account: maskAccount(mobile || email) };
      return { customer, desktop, resourceLanguage, recent, popular };
    },

    /**
     * Sends resources and files to the account's desktop. Each file can be sent once: an unknown, foreign or sent one
     * fails the whole call. Repeating a call whose response was lost returns the same transfers. `locale` is the
     * language of the phone's page.
     *
     * @throws {CallError} badInput for an empty or repeated selection, notFound
     */
    async sendTransfer(
      accountId: string,
      { resources, fileIds }: InputOf<'sendTransfer'>,
      locale: Locale,
    ): Promise<ResponseOf<'sendTransfer'>> {
      if (resources.length + fileIds.length === 0 || new Set(fileIds).size < fileIds.length)
        throw new CallError('badInput');
      if (resources.length > 0) await assertResourcesExist(resources);
      const rows = await db.transaction(async (tx) => {
        const transfers = createTransferRepository(tx);
        const files = createFileRepository(tx);
        const locked = await files.lockOwned(accountId, fileIds);
        const sentIds = locked.flatMap(({ transferId }) => transferId ?? []);
        if (resources.length === 0 && sentIds.length === fileIds.length) return transfers.listByIds(sentIds);
        const byId = new Map(locked.map((row) => [row.id, row]));
        const chosen = fileIds.flatMap((id) => byId.get(id) ?? []);
        if (chosen.length < fileIds.length || sentIds.length > 0) throw new CallError('notFound');
        const contents = groupIntoTransfers(chosen, resources);
        const now = clock.now();
        const created = contents.map(
          ({ resType, resourceId }, index): TransferRow => ({
            id: randomId(),
            accountId,
            resType,
            resourceId,
            // Distinct timestamps preserve the order of one call.
            sentAt: now + index,
            readAt: null,
            shownAt: null,
          }),
        );
        await transfers.insert(created);
        for (const [index, { id }] of created.entries())
          await files.assignToTransfer(id, contents[index]?.fileIds ?? []);
        await notifyAccount(tx, accountId, 'transfer');
        return created;
      });
      return { list: await inbox.present(rows, locale) };
    },
  };
}

/** Content of one transfer. */
interface TransferContent {
  readonly resType: number;
  /** Null for files. */
  readonly resourceId: string | null;
  readonly fileIds: readonly string[];
}

/** One transfer for all images, one for each PDF and one for each resource. */
function groupIntoTransfers(
  files: readonly FileRow[],
  resources: InputOf<'sendTransfer'>['resources'],
): TransferContent[] {
  const listIds = (wanted: FileRow['kind']) => files.flatMap(({ kind, id }) => (kind === wanted ? id : []));
  const images = listIds('image');
  const groups = [...(images.length > 0 ? [images] : []), ...listIds('pdf').map((id) => [id])];
  return [
    ...groups.map((fileIds) => ({ resType: ResourceType.transferFile, resourceId: null, fileIds })),
    ...resources.map(({ resourceType, resourceId }) => ({ resType: resourceType, resourceId, fileIds: [] })),
  ];
}
