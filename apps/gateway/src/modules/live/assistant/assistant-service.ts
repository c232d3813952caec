import type { AppContext } from '../../../platform/app-context.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { findAccountId } from '../../account/accounts/account-lookup-service.ts';
import { notifyLive } from '../notify-live-service.ts';
import { createLiveRepository } from '../repository.ts';
import { createAssistantRepository } from './assistant-repository.ts';

/** An appointment or dismissal by an operator. */
export interface AssistantChange {
  readonly id: string;
  /** Mobile number, e-mail address or customer id. */
  readonly account: string;
  readonly isAppointed: boolean;
  readonly by: string;
}

/**
 * Appoints or dismisses an assistant of an event for a named operator, and notifies the open pages of the event
 * (rules/live-operator#assistants). Returns true if that changed anything.
 * @throws {StartupError} for an unknown event or account
 */
export async function changeAssistant(
  { db, clock, audit }: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  { id, account, isAppointed, by }: AssistantChange,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await createLiveRepository(tx).lockEvent(id))) throw new StartupError(`There is no live event ${id}.`);
    const accountId = await findAccountId(tx, account);
    if (accountId === null) throw new StartupError(`There is no account ${account}.`);
    const assistants = createAssistantRepository(tx);
    const changed = isAppointed
      ? await assistants.add({ liveId: id, accountId, appointedAt: clock.now() })
      : await assistants.remove(id, accountId);
    if (!changed) return false;
    const event = isAppointed ? 'liveAssistantAppointed' : 'liveAssistantDismissed';
    await audit.record(tx, { event, accountId, ip: null, deviceId: null, detail: { by, live: id } });
    await notifyLive(tx, id);
    return true;
  });
}
