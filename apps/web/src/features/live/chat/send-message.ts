import { reportLiveAction } from '../../../lib/analytics/report-live-action.ts';
import { errorText } from '../../../texts/error-text.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { sendLiveMessage } from '../api/send-live-message.ts';
import { dropPendingMessage, keepPendingMessage, type PendingMessage } from './chat-drafts.ts';

/**
 * Sends a message, or sends it again; it shows as pending until the chat has it (rules/live#composer). `catchUp` fetches what
 * the page has not been sent. @returns once that is done, or has failed and says so
 */
export async function sendMessage(message: PendingMessage, catchUp: () => Promise<void>): Promise<void> {
  keepPendingMessage({ ...message, state: 'sending' });
  try {
    await sendLiveMessage(message.payload);
  } catch (error) {
    keepPendingMessage({ ...message, state: 'failed' });
    toast.error(errorText(error).text);
    return;
  }
  reportLiveAction('sendMessage', message.payload.activityId);
  await catchUp().catch(() => undefined);
  dropPendingMessage(message.payload.hash);
}

/** By the page, another one for each message, so that a retry is known as one; also where the portal has no https. */
export const makeHash = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
