import { SUCCESS_CODE } from '@osteon/contract';
import type { LanguagePreference } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { Module } from '../../platform/module.ts';
import type { GetActiveDesktop } from '../account/sessions/active-session-service.ts';
import type { ContentService } from '../content/service.ts';
import type { PlayPositions } from '../video/position-service.ts';
import { createFileRepository } from './file-repository.ts';
import { createFileRoutes } from './file-routes.ts';
import { createInboxService } from './inbox-service.ts';
import { createTransferJobs } from './jobs.ts';
import { createResumableUploads } from './resumable-upload-service.ts';
import { createSendTransferService } from './send-transfer-service.ts';
import { createUploadRoutes } from './upload-routes.ts';
import { createUploadService } from './upload-service.ts';

type TransferCall =
  | 'getTransferOptions'
  | 'sendTransfer'
  | 'getLatestUnreadTransfer'
  | 'markTransferPopupShown'
  | 'updatePopupStatus'
  | 'listTransfers'
  | 'markTransferRead';

/** What phones send to desktops (seed 000 §4, Polling and file transfer). */
export function createTransfer(
  deps: AppContext,
  {
    content,
    positions,
    languages,
    getActiveDesktop,
  }: {
    content: ContentService;
    positions: PlayPositions;
    languages: (accountId: string) => Promise<LanguagePreference>;
    getActiveDesktop: GetActiveDesktop;
  },
): Module<TransferCall> {
  const service = createInboxService(deps, content);
  const sending = createSendTransferService(deps, {
    content,
    positions,
    languages,
    getActiveDesktop,
    received: service,
  });
  const uploads = createResumableUploads(deps, createUploadService(deps));

  const handlers: Handlers<TransferCall> = {
    getTransferOptions: (_input, context) => sending.getOptions(context.session),

    sendTransfer: (input, context) => sending.send(context.session.customerId, input),

    async getLatestUnreadTransfer({ transferDate }, context) {
      const latest = await service.latestUnread(context.session.customerId, transferDate);
      return {
        code: SUCCESS_CODE,
        loginTime: null,
        loginIp: null,
        id: latest?.transfer.id ?? null,
        resourceResult: latest?.transfer.resourceResult ?? null,
        popupStatus: latest?.popupStatus ?? 0,
      };
    },

    async markTransferPopupShown({ id }, context) {
      await service.setShown(context.session.customerId, id, true);
      return {};
    },

    async updatePopupStatus({ id, popupStatus }, context) {
      await service.setShown(context.session.customerId, id, popupStatus === 1);
      return {};
    },

    listTransfers: ({ transferDate, pageNum, pageSize }, context) =>
      service.list(context.session.customerId, transferDate, { pageNum, pageSize }),

    async markTransferRead(which, context) {
      await service.markRead(context.session.customerId, which);
      return {};
    },
  };

  return {
    handlers,
    routes: async (app) => {
      await app.register(createUploadRoutes(deps, uploads));
      await app.register(createFileRoutes(deps, createFileRepository(deps.db)));
    },
    jobs: createTransferJobs(deps.storage.files, () => uploads.deleteUnfinished()),
  };
}
