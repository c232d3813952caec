import { SUCCESS_CODE } from '@osteon/contract';
import type { Handlers, SessionContext } from '../../platform/http/handler.ts';
import type { InboxService } from './inbox-service.ts';
import type { SendTransferService } from './send-transfer-service.ts';

export type TransferCall =
  | 'getTransferOptions'
  | 'sendTransfer'
  | 'getLatestUnreadTransfer'
  | 'markTransferPopupShown'
  | 'updatePopupStatus'
  | 'listTransfers'
  | 'markTransferRead';

/** Handles the calls of transfers. */
export function createHandlers({
  inbox,
  sending,
}: {
  inbox: InboxService;
  sending: SendTransferService;
}): Handlers<TransferCall> {
  async function setShown({ session }: SessionContext, id: string, shown: boolean) {
    await inbox.setShown(session.customerId, id, shown);
    return {};
  }

  return {
    getTransferOptions: (_input, context) => sending.getOptions(context.session),

    sendTransfer: (input, { session, locale }) => sending.sendTransfer(session.customerId, input, locale),

    async getLatestUnreadTransfer({ transferDate }, { session, locale }) {
      const latest = await inbox.findLatestUnread(session.customerId, transferDate, locale);
      return {
        code: SUCCESS_CODE,
        loginTime: null,
        loginIp: null,
        id: latest?.transfer.id ?? null,
        resourceResult: latest?.transfer.resourceResult ?? null,
        popupStatus: latest?.popupStatus ?? 0,
      };
    },

    markTransferPopupShown: ({ id }, context) => setShown(context, id, true),

    updatePopupStatus: ({ id, popupStatus }, context) => setShown(context, id, popupStatus === 1),

    listTransfers: ({ transferDate, pageNum, pageSize }, { session, locale }) =>
      inbox.list(session.customerId, { day: transferDate, pageNum, pageSize }, locale),

    async markTransferRead(selection, context) {
      await inbox.markRead(context.session.customerId, selection);
      return {};
    },
  };
}
