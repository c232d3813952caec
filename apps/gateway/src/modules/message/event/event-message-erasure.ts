import type { EraseAccount } from '../../../platform/module.ts';
import { createEventMessageRepository } from './event-message-repository.ts';

/** Takes an account that is erased out of the messages of others (rules/message#erasure). */
export const eraseEventMessages: EraseAccount = async (tx, { id }) => {
  await createEventMessageRepository(tx).removeActor(id);
  return {};
};
