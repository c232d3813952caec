import { createTransport } from 'nodemailer';
import type { Providers } from '../../../platform/config/provider-settings.ts';
import type { UnsubscribeLinks } from '../../unsubscribe/unsubscribe-links.ts';
import type { Message, MessageSender } from '../message-sender.ts';
import { composeMessage } from '../message-texts.ts';
import { DeliveryError } from './delivery-error.ts';

/** Timeout of connection, greeting and each later step, in ms. */
const TIMEOUT_MS = 5_000;

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Mail by SMTP. TLS is required except on loopback. A mail without a code carries its unsubscribe link, in the headers
 * and in the text (rules/unsubscribe#link).
 */
export function createSmtpMail(
  { url, from }: NonNullable<Providers['mail']>,
  links: Pick<UnsubscribeLinks, 'buildLink'>,
): MessageSender {
  const transport = createTransport({
    url,
    requireTLS: !LOOPBACK_HOSTS.has(new URL(url).hostname),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
  });

  function buildMail(message: Message) {
    const [subject = '', ...lines] = composeMessage(message, links).split('\n');
    const text = lines.join('\n');
    const mail = { from, to: message.account, subject, headers: { 'Auto-Submitted': 'auto-generated' } };
    if ('code' in message) return { ...mail, text };
    const link = links.buildLink(message.account);
    return {
      ...mail,
      text,
      // The link serves clicks and the one-click button of mail programs (RFC 8058).
      list: { unsubscribe: link },
      headers: { ...mail.headers, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    };
  }

  return {
    async send(message) {
      await transport.sendMail(buildMail(message)).catch((error: unknown) => {
        throw toDeliveryError(error);
      });
    },
  };
}

/** Carries only codes, as the server's message may repeat the address. A status from 500 on is permanent (RFC 5321). */
function toDeliveryError(error: unknown): DeliveryError {
  const read = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
  const code = read('code');
  const status = read('responseCode');
  const reason = [code, status].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
  const permanent = typeof status === 'number' && status >= 500;
  return new DeliveryError(`SMTP refused: ${reason || 'unknown'}`, { unsent: typeof status === 'number', permanent });
}
