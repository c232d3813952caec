import type { ResponseOf } from '@osteon/contract';
import { isQuiet, MESSAGE_SCENES } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { createBatchLoader } from '../../platform/database/batch-loader.ts';
import { notifyAccount } from '../../platform/realtime/account-events.ts';
import { presentQuietHours } from './presenter.ts';
import { createMessageRepository, type MessageRepository } from './repository.ts';

type SceneReminder = ResponseOf<'listMessagePreferences'>['list'][number];

export type MessageService = ReturnType<typeof createMessageService>;

/** Creates the service of messages and their reminders. */
export function createMessageService({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const repository = createMessageRepository(db);
  const loadReminders = createBatchLoader((accountIds: readonly string[]) => repository.countReminders(accountIds));

  return {
    /** For each scene, whether it reminds an account. */
    async listReminders(accountId: string): Promise<SceneReminder[]> {
      const rows = await repository.listPreferences(accountId);
      const silenced = new Set(rows.filter(({ reminds }) => !reminds).map(({ scene }) => scene));
      return MESSAGE_SCENES.map((scene) => ({ scene, reminds: !silenced.has(scene) }));
    },

    /** Unread messages that the header reminds an account of now (rules/message#prompts). */
    async countReminders(accountId: string): Promise<number> {
      const counts = await loadReminders(accountId);
      if (!counts) return 0;
      const { all, always, quiet } = counts;
      return quiet && isQuiet(clock.now(), presentQuietHours(quiet), quiet.pausedUntil) ? always : all;
    },

    /** Changes messages or preferences of an account and notifies its other tabs and browsers. */
    change: (accountId: string, write: (messages: MessageRepository) => Promise<void>): Promise<void> =>
      db.transaction(async (tx) => {
        await write(createMessageRepository(tx));
        await notifyAccount(tx, accountId, 'message');
      }),
  };
}
