import type { ResponseOf } from '@osteon/contract';
import { ALWAYS_REMINDED, isQuiet, listMessageKinds, MESSAGE_SCENES } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { createBatchLoader } from '../../platform/database/batch-loader.ts';
import { notifyAccount } from '../../platform/realtime/account-events.ts';
import { presentQuietHours } from './presenter.ts';
import { createMessageRepository, type MessageRepository } from './repository.ts';

type KindReminder = ResponseOf<'listMessagePreferences'>['list'][number];

export type MessageService = ReturnType<typeof createMessageService>;

/** Creates the service of messages and their reminders. */
export function createMessageService({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const repository = createMessageRepository(db);
  const loadReminders = createBatchLoader((accountIds: readonly string[]) => repository.countReminders(accountIds));

  return {
    /** Channels and reminders of an account for each kind of each scene. */
    async listReminders(accountId: string): Promise<KindReminder[]> {
      const rows = await repository.listPreferences(accountId);
      return MESSAGE_SCENES.flatMap((scene) =>
        listMessageKinds(scene).map((kind) => {
          if (scene === ALWAYS_REMINDED) return { scene, kind, reminds: true, mail: true, sms: true };
          const saved = rows.find((row) => row.scene === scene && row.kind === kind);
          const { reminds = true, mail = false, sms = false } = saved ?? {};
          return { scene, kind, reminds, mail, sms };
        }),
      );
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
