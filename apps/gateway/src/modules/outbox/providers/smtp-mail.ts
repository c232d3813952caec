import { createTransport } from 'nodemailer';
import type { Providers } from '../../../platform/config/provider-settings.ts';
import type { UnsubscribeLinks } from '../../unsubscribe/unsubscribe-links.ts';
import type { Message, MessageSender } from '../message-sender.ts';
import { composeMessage } from '../message-texts.ts';
import { DeliveryError } from './delivery-error.ts';

/** How long a server may take to connect, to greet and for each step after that, in milliseconds. */
const TIMEOUT_MS = 5_000;

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Mail by SMTP. Nothing leaves this machine unencrypted: a server that offers no TLS is refused. Mails without a code
 * name the way out of them, in the head and below the words.
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
    const letter = { from, to: message.account, subject, headers: { 'Auto-Submitted': 'auto-generated' } };
    if ('code' in message) return { ...letter, text };
    const link = links.buildLink(message.account);
    return {
      ...letter,
      text,
      // The address takes the button of mail programs (RFC 8058) as well as a click.
      list: { unsubscribe: link },
      headers: { ...letter.headers, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
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

/** The server's own words may repeat the address, so only its codes are told. */
function toDeliveryError(error: unknown): DeliveryError {
  const read = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
  const code = read('code');
  const status = read('responseCode');
  const reason = [code, status].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
  return new DeliveryError(`SMTP refused: ${reason || 'unknown'}`, { unsent: typeof status === 'number' });
}
