import type { EraseAccount } from '../../../platform/module.ts';
import { createEventMessageRepository } from './event-message-repository.ts';

/** Removes an erased account from the messages of others (rules/message#erasure). */
export const eraseEventMessages: EraseAccount = async (tx, { id }) => {
  await createEventMessageRepository(tx).removeActor(id);
  return {};
};
