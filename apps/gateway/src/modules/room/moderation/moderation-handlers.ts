import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { DoctorService } from '../../doctor/service.ts';
import { createDeleteMessage } from './delete-message-service.ts';
import { createHeldMessages } from './held-message-service.ts';
import { getModerator } from './lock-chat-service.ts';
import { createNotices } from './notice-service.ts';
import { createMessageReports } from './report-service.ts';
import type { RoomRules } from './room-rules-service.ts';
import { createUpdateSpeakState } from './speak-state-service.ts';
import { createUserLists } from './user-list-service.ts';

/** The calls of the moderation of a chat, and of its notices. */
export type LiveModerationCalls =
  | 'deleteLiveMessage'
  | 'updateSpeakState'
  | 'saveLiveMeetingNotice'
  | 'deleteLiveMeetingNotice'
  | 'getLiveMeetingNoticeList'
  | 'getUserList'
  | 'exportUserList'
  | 'updateLiveRoom'
  | 'listHeldMessages'
  | 'decideHeldMessage'
  | 'reportLiveMessage'
  | 'listReportedMessages';

/** Handles the calls of the moderation of a chat. */
export function createModerationHandlers(
  deps: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  {
    doctors,
    rules,
    listWatchedWords,
  }: {
    readonly doctors: Pick<DoctorService, 'findPublicProfileId'>;
    readonly rules: Pick<RoomRules, 'update'>;
    readonly listWatchedWords: (tx: Database) => Promise<readonly string[]>;
  },
): Handlers<LiveModerationCalls> {
  const deleteMessage = createDeleteMessage(deps);
  const updateSpeakState = createUpdateSpeakState(deps, { doctors });
  const held = createHeldMessages(deps, { listWatchedWords });
  const reports = createMessageReports(deps);
  const notices = createNotices(deps);
  const users = createUserLists(deps);

  return {
    async deleteLiveMessage({ msgId }, context) {
      await deleteMessage(msgId, getModerator(context));
      return {};
    },

    async updateSpeakState(input, context) {
      await updateSpeakState(input, getModerator(context));
      return {};
    },

    saveLiveMeetingNotice: (input, context) => notices.save(input, getModerator(context)),

    async deleteLiveMeetingNotice(input, context) {
      await notices.remove(input, getModerator(context));
      return {};
    },

    getLiveMeetingNoticeList: (input, { session }) => notices.list(input, session?.customerId ?? null),

    getUserList: (input, { session }) => users.list(input, session?.customerId ?? null),

    exportUserList: async (input, context) => ({
      csv: await users.exportCsv(input, getModerator(context), context.locale),
    }),

    updateLiveRoom: (input, context) => rules.update(input, getModerator(context)),

    listHeldMessages: (input, { session }) => held.list(input, session.customerId),

    async reportLiveMessage(input, { session }) {
      await reports.report(input, session.customerId);
      return {};
    },

    listReportedMessages: (input, { session }) => reports.list(input, session.customerId),

    async decideHeldMessage(input, context) {
      await held.decide(input, getModerator(context));
      return {};
    },
  };
}
