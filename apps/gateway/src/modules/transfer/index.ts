import { SUCCESS_CODE } from '@osteon/contract';
import { type LanguagePreference, SENDINGS_PER_DEVICE_MINUTE, SENDINGS_PER_IP_MINUTE } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { Module } from '../../platform/module.ts';
import { createMinuteLimit } from '../../platform/rate-limit/rate-limit.ts';
import type { DesktopOf } from '../account/sessions/active-session-service.ts';
import type { ContentService } from '../content/service.ts';
import type { Positions } from '../video/positions.ts';
import { transferChores } from './chores.ts';
import { createFileRepository } from './file-repository.ts';
import { fileRoutes } from './file-routes.ts';
import { createIntake } from './intake.ts';
import { createSending } from './sending.ts';
import { createTransferService } from './service.ts';
import { uploadRoutes } from './upload-routes.ts';
import { createUploadServer } from './upload-server.ts';

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
    desktopOf,
  }: {
    content: ContentService;
    positions: Positions;
    languages: (accountId: string) => Promise<LanguagePreference>;
    desktopOf: DesktopOf;
  },
): Module<TransferCall> {
  const service = createTransferService(deps, content);
  const sending = createSending(deps, { content, positions, languages, desktopOf, received: service });
  const limitSendings = createMinuteLimit(deps.config, {
    perBrowser: SENDINGS_PER_DEVICE_MINUTE,
    perAddress: SENDINGS_PER_IP_MINUTE,
  });
  const uploads = createUploadServer(deps, createIntake(deps));

  const handlers: Handlers<TransferCall> = {
    getTransferOptions: (_input, context) => sending.desk(context.session),

    async sendTransfer(input, context) {
      await limitSendings(context);
      return sending.send(context.session.customerId, input);
    },

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
      await app.register(uploadRoutes(deps, uploads));
      await app.register(fileRoutes(deps, createFileRepository(deps.db)));
    },
    jobs: transferChores(deps.storage.files, () => uploads.removeUnfinished()),
  };
}
