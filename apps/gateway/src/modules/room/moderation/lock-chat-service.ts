import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import type { Caller } from '../../../platform/log/audit-log.ts';
import type { Session } from '../../../platform/session/session.ts';
import { isAssistant } from '../../live/assistant/assistant-service.ts';
import { createLiveService } from '../../live/event/service.ts';
import { createMessageWriteRepository } from '../chat/message-write-repository.ts';
import type { liveChat } from '../chat/tables.ts';

/** The account that decides, with its address. */
export interface Moderator extends Caller {
  readonly accountId: string;
}

/** The account that makes a call, as the one that decides. */
export const getModerator = ({
  session,
  ip,
  deviceId,
}: Pick<CallContext, 'ip' | 'deviceId'> & { readonly session: Session }): Moderator => ({
  accountId: session.customerId,
  ip,
  deviceId,
});

/**
 * Locks the chat of an event for a decision of its assistant; returns the rules of the chat. The appointment is read
 * under the lock, so that who is dismissed decides nothing more.
 * @throws {CallError} notFound for an unknown event, notAllowed for an account that is no assistant of it
 */
export async function lockChatAsAssistant(
  tx: Database,
  { clock }: Pick<AppContext, 'clock'>,
  liveId: string,
  accountId: string,
): Promise<typeof liveChat.$inferSelect> {
  await createLiveService({ db: tx, clock }).getPublic(liveId);
  const rules = await createMessageWriteRepository(tx).lockChat(liveId);
  if (!rules) throw new CallError('notFound');
  if (!(await isAssistant(tx, liveId, accountId))) throw new CallError('notAllowed');
  return rules;
}
