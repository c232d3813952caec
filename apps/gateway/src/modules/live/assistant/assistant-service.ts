import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { DecisionOutcome } from '../../../platform/decision-outcome.ts';
import { findAccountId } from '../../account/accounts/account-lookup-service.ts';
import { createLiveRepository } from '../event/repository.ts';
import { notifyLive } from '../event/service.ts';
import { createAssistantRepository } from './assistant-repository.ts';

/** Returns true if an account is an assistant of an event. */
export const isAssistant = (db: Database, liveId: string, accountId: string): Promise<boolean> =>
  createAssistantRepository(db).isAssistant(liveId, accountId);

/** The account ids of the assistants of an event. */
export const listAssistantIds = async (db: Database, liveId: string): Promise<string[]> =>
  (await createAssistantRepository(db).list(liveId)).map(({ accountId }) => accountId);

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
 * (rules/live-operator#assistants). `isChanged` is false for one who was appointed or dismissed before.
 */
export async function changeAssistant(
  { db, clock, audit }: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  { id, account, isAppointed, by }: AssistantChange,
): Promise<DecisionOutcome<{ readonly isChanged: boolean }, { readonly result: 'notFound' | 'unknownAccount' }>> {
  return db.transaction(async (tx) => {
    if (!(await createLiveRepository(tx).lockEvent(id))) return { result: 'notFound' };
    const accountId = await findAccountId(tx, account);
    if (accountId === null) return { result: 'unknownAccount' };
    const assistants = createAssistantRepository(tx);
    const isChanged = isAppointed
      ? await assistants.add({ liveId: id, accountId, appointedAt: clock.now() })
      : await assistants.remove(id, accountId);
    if (!isChanged) return { result: 'decided', isChanged };
    const event = isAppointed ? 'liveAssistantAppointed' : 'liveAssistantDismissed';
    await audit.record(tx, { event, accountId, ip: null, deviceId: null, detail: { by, live: id } });
    await notifyLive(tx, id);
    return { result: 'decided', isChanged };
  });
}
