import type { AppContext } from '../../platform/app-context.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { listMessages } from './repository.ts';

export type OutboxCall = 'readOutbox';

/** Handles the call that shows the stored messages. */
export function createHandlers({ db }: Pick<AppContext, 'db'>): Handlers<OutboxCall> {
  return {
    readOutbox: async ({ account }) => ({ list: await listMessages(db, account?.trim().toLowerCase()) }),
  };
}
