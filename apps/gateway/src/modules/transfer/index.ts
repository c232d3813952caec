import { SUCCESS_CODE } from '@osteon/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handler.ts';
import type { Module } from '../../module.ts';
import type { ContentService } from '../content/service.ts';
import { createTransferService } from './service.ts';

type ReceivingCall =
  | 'getLatestUnreadTransfer'
  | 'markTransferPopupShown'
  | 'updatePopupStatus'
  | 'listTransfers'
  | 'markTransferRead';

/** What phones send to desktops (seed 000 §4, Polling and file transfer). */
export function createTransfer(
  deps: Pick<Deps, 'db' | 'clock'>,
  { content }: { content: ContentService },
): Module<ReceivingCall> {
  const service = createTransferService(deps, content);

  const handlers: Handlers<ReceivingCall> = {
    async getLatestUnreadTransfer({ transferDate }, { session }) {
      const latest = await service.latestUnread(session?.customerId ?? '', transferDate);
      return {
        code: SUCCESS_CODE,
        loginTime: null,
        loginIp: null,
        id: latest?.transfer.id ?? null,
        resourceResult: latest?.transfer.resourceResult ?? null,
        popupStatus: latest?.popupStatus ?? 0,
      };
    },

    async markTransferPopupShown({ id }, { session }) {
      await service.setShown(session?.customerId ?? '', id, true);
      return {};
    },

    async updatePopupStatus({ id, popupStatus }, { session }) {
      await service.setShown(session?.customerId ?? '', id, popupStatus === 1);
      return {};
    },

    listTransfers: ({ transferDate, pageNum, pageSize }, { session }) =>
      service.list(session?.customerId ?? '', transferDate, { pageNum, pageSize }),

    async markTransferRead({ id }, { session }) {
      await service.markRead(session?.customerId ?? '', id);
      return {};
    },
  };

  return { handlers };
}
