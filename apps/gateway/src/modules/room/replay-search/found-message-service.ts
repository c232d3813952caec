import { LIVE_HITS_MAX } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { FoundMessages } from '../../live/list/found-messages.ts';
import { nameMentions, presentSender } from '../chat/message-presenter.ts';
import { createMessageRepository } from '../chat/message-repository.ts';
import { createFoundMessageRepository } from './found-message-repository.ts';

/**
 * Creates the search in the chats of replays for the lists of events (rules/live#lists). `findCandidates` finds events
 * by the search index, so that the messages of these alone are read.
 */
export function createFoundMessages(
  { db }: Pick<AppContext, 'db'>,
  findCandidates: (words: string) => Promise<readonly string[]>,
): FoundMessages {
  const repository = createFoundMessageRepository(db);
  return {
    findLiveIds: async (words) => repository.listLiveIds(await findCandidates(words), words),

    async find(liveIds, words) {
      const ids = await repository.listIds(liveIds, words, LIVE_HITS_MAX);
      const rows = await createMessageRepository(db).listByIds(ids);
      return rows.map((row) => ({
        liveId: row.message.liveId,
        at: row.message.sentAt,
        text: nameMentions(row.message.text, row.mentions),
        by: presentSender(row).name,
      }));
    },
  };
}
