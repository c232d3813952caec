import type { AppContext } from '../../platform/app-context.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { createUnsubscribeService } from '../unsubscribe/service.ts';
import { createUnsubscribeLinks } from '../unsubscribe/unsubscribe-links.ts';
import type { Message, MessageSender } from './message-sender.ts';
import { ENGLISH_NOTICES, isSecurityNotice, NOTICE_NAMES } from './notice-texts.ts';
import { createOutboxSender } from './outbox-sender-service.ts';
import { createAliyunSms } from './providers/aliyun-sms.ts';
import { DeliveryError } from './providers/delivery-error.ts';
import { createSmtpMail } from './providers/smtp-mail.ts';
import { createTencentSms } from './providers/tencent-sms.ts';

/**
 * Sends messages by the configured providers; null if none is configured. The second of two SMS providers is tried only
 * if the first certainly sent nothing (rules/security-codes#provider-failure).
 * @throws {StartupError} for templates of unknown messages
 */
export function createProviderSender(
  deps: Pick<AppContext, 'config' | 'clock' | 'log' | 'keyFor'>,
): MessageSender | null {
  const { config, clock, log } = deps;
  const { mail, aliyun, tencent } = config.providers;
  assertTemplateNames({ ALIYUN_SMS_TEMPLATES: aliyun?.templates, TENCENT_SMS_TEMPLATES: tencent?.templates });
  const senders: Readonly<Record<Message['kind'], readonly MessageSender[]>> = {
    mail: mail ? [createSmtpMail(mail, createUnsubscribeLinks(deps))] : [],
    sms: [...(aliyun ? [createAliyunSms(aliyun, clock)] : []), ...(tencent ? [createTencentSms(tencent, clock)] : [])],
  };
  if (senders.mail.length + senders.sms.length === 0) return null;

  return {
    async send(message) {
      const [first, ...others] = senders[message.kind];
      if (!first)
        throw new DeliveryError(`no provider of ${message.kind} is configured`, { unsent: true, permanent: true });
      let failure = await trySend(first, message);
      for (const next of others) {
        if (!failure?.unsent) break;
        log.warn({ err: failure }, 'a provider refused a message and the next one is asked');
        failure = await trySend(next, message);
      }
      if (failure) throw failure;
    },
  };
}

/** Sends messages, except optional ones to unsubscribed addresses. */
export interface MessageDelivery {
  send(message: Message): Promise<'sent' | 'unsubscribed'>;
}

/**
 * Sends messages by the configured providers, or stores them in the outbox where there is none. Mail to an unsubscribed
 * address is skipped, except codes and security notices (rules/unsubscribe#effect).
 */
export function createMessageDelivery(deps: AppContext): MessageDelivery {
  const sender = createProviderSender(deps) ?? createOutboxSender(deps);
  const subscriptions = createUnsubscribeService(deps);
  return {
    async send(message) {
      const optional = message.kind === 'mail' && 'notice' in message && !isSecurityNotice(message.notice);
      if (optional && !(await subscriptions.isSubscribed(message.account))) return 'unsubscribed';
      await sender.send(message);
      return 'sent';
    },
  };
}

/** Sends a message; returns the DeliveryError of a failed delivery, null on success. */
async function trySend(sender: MessageSender, message: Message): Promise<DeliveryError | null> {
  try {
    await sender.send(message);
    return null;
  } catch (error) {
    if (error instanceof DeliveryError) return error;
    throw error;
  }
}

function assertTemplateNames(given: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>): void {
  const names = ['code', ...NOTICE_NAMES];
  const known = new Set([...names, ...Object.keys(ENGLISH_NOTICES)]);
  for (const [variable, templates] of Object.entries(given)) {
    const unknown = Object.keys(templates ?? {}).filter((kind) => !known.has(kind));
    if (unknown.length === 0) continue;
    throw new StartupError(
      `${variable} names no kind of message: ${unknown.join(', ')}. There are ${names.join(', ')}.`,
    );
  }
}
