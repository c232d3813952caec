import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { createDeliverMessage } from './deliveries/deliver-message-service.ts';
import { deleteDeliveries } from './deliveries/delivery-repository.ts';
import { createDeliveryWorkers } from './deliveries/delivery-worker.ts';
import { createOutboxService, type Outbox } from './deliveries/outbox-service.ts';
import { createMessageDelivery } from './delivery-service.ts';
import { createHandlers, type OutboxCall } from './handlers.ts';
import { outboxJobs } from './jobs.ts';
import { deleteMessages } from './repository.ts';

/**
 * SMS and mail on their way, and the call that shows those that are stored instead of sent (rules/outbox#local-outbox).
 */
export function createOutbox(deps: AppContext): Module<OutboxCall> & { readonly outbox: Outbox } {
  return {
    outbox: createOutboxService(deps),
    workers: createDeliveryWorkers(createDeliverMessage(deps, createMessageDelivery(deps))),
    jobs: outboxJobs,
    handlers: createHandlers(deps),
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    initialDataLoaders: {},
    erasure: async (tx, { names }) => {
      await deleteMessages(tx, names);
      await deleteDeliveries(tx, names);
      return {};
    },
    ownData: null,
    constraints: {},
  };
}
