import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { createHandlers, type OutboxCall } from './handlers.ts';
import { outboxJobs } from './jobs.ts';
import type { MessageSender } from './message-sender.ts';
import { createOutboxSender } from './outbox-sender-service.ts';
import { deleteMessages } from './repository.ts';

/** Messages that are stored instead of sent, and the call that shows them (rules/outbox#local-outbox). */
export function createOutbox(
  deps: Pick<AppContext, 'db' | 'clock' | 'config' | 'keyFor'>,
): Module<OutboxCall> & { readonly sender: MessageSender } {
  return {
    sender: createOutboxSender(deps),
    jobs: outboxJobs,
    workers: [],
    handlers: createHandlers(deps),
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    firstPaints: {},
    erasure: async (tx, { names }) => {
      await deleteMessages(tx, names);
      return {};
    },
    constraints: {},
  };
}
