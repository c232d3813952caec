import type { AppContext } from '../../platform/app-context.ts';
import { deleteOlderThan, type Job } from '../../platform/jobs/job.ts';
import type { Module } from '../../platform/module.ts';
import { createDeliverMessage, createDeliveryWorkers } from './deliveries/deliver-message-service.ts';
import { createDeliveryRepository } from './deliveries/delivery-repository.ts';
import { createOutboxService, type Outbox } from './deliveries/outbox-service.ts';
import { createMessageDelivery } from './delivery-service.ts';
import { createOutboxRepository } from './repository.ts';
import { delivery, outboxMessage } from './tables.ts';

/** Retention of stored messages and of deliveries, in days (rules/outbox#retention). */
const RETENTION_DAYS = 7;

/** Daily jobs that delete old messages and deliveries. */
const outboxJobs: readonly Job[] = [
  deleteOlderThan('outbox-messages', outboxMessage, outboxMessage.sentAt, RETENTION_DAYS),
  deleteOlderThan('deliveries', delivery, delivery.createdAt, RETENTION_DAYS),
];

/**
 * SMS and mail on their way, and the call that shows those that are stored instead of sent (rules/outbox#local-outbox).
 */
export function createOutbox(deps: AppContext): Module<'readOutbox'> & { readonly outbox: Outbox } {
  const messages = createOutboxRepository(deps.db);
  return {
    outbox: createOutboxService(deps),
    workers: createDeliveryWorkers(createDeliverMessage(deps, createMessageDelivery(deps))),
    jobs: outboxJobs,
    handlers: {
      readOutbox: async ({ account }) => ({ list: await messages.list(account?.trim().toLowerCase()) }),
    },
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    initialDataLoaders: {},
    erasure: async (tx, { names }) => {
      await createOutboxRepository(tx).removeOfAccounts(names);
      await createDeliveryRepository(tx).removeOfAccounts(names);
      return {};
    },
    ownData: null,
    constraints: {},
  };
}
