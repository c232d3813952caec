import { reportLiveAction } from '../../../lib/analytics/report-live-action.ts';
import { errorText } from '../../../texts/error-text.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { sendLiveMessage } from '../api/send-live-message.ts';
import { type PendingMessage, removePendingMessage, storePendingMessage } from './chat-drafts.ts';

/**
 * Sends a message, or retries it; it is pending until the chat log contains it (rules/live-chat#composer). `catchUp`
 * fetches the messages that the page has not received. @returns after that, or after a failure that was shown
 */
export async function sendMessage(message: PendingMessage, catchUp: () => Promise<void>): Promise<void> {
  storePendingMessage({ ...message, state: 'sending' });
  try {
    await sendLiveMessage(message.payload);
  } catch (error) {
    storePendingMessage({ ...message, state: 'failed' });
    toast.error(errorText(error).text);
    return;
  }
  reportLiveAction('sendMessage', message.payload.activityId);
  await catchUp().catch(() => undefined);
  removePendingMessage(message.payload.hash);
}

/** A random idempotency key for each message, by which a retry is recognised; it is available without https, too. */
export const makeHash = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
