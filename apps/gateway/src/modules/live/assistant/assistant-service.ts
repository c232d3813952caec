import type { AppContext } from '../../../platform/app-context.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { findAccountId } from '../../account/account-lookup-service.ts';
import { notifyLive } from '../notify-live-service.ts';
import { createLiveRepository } from '../repository.ts';
import { createAssistantRepository } from './assistant-repository.ts';

/** Whom an operator appoints or dismisses. */
export interface AssistantChange {
  readonly id: string;
  /** Mobile number, e-mail address or customer id. */
  readonly account: string;
  readonly isAppointed: boolean;
  readonly by: string;
}

/**
 * Appoints an assistant of an event, or dismisses one, for a named operator; the open pages of the event are told
 * (rules/live#assistants). Returns whether that changed anything.
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
