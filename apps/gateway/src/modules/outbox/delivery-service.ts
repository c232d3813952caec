import type { AppContext } from '../../platform/app-context.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { createUnsubscribeService } from '../unsubscribe/service.ts';
import { createUnsubscribeLinks } from '../unsubscribe/unsubscribe-links.ts';
import { createOutbox } from './index.ts';
import type { Message, MessageSender } from './message-sender.ts';
import { isSecurityNotice, NOTICE_NAMES } from './notice-texts.ts';
import { createAliyunSms } from './providers/aliyun-sms.ts';
import { DeliveryError } from './providers/delivery-error.ts';
import { createSmtpMail } from './providers/smtp-mail.ts';
import { createTencentSms } from './providers/tencent-sms.ts';

/**
 * What carries messages by the configured providers; null where none is configured. Of several for SMS the next one is
 * asked only when the one before surely sent nothing (security 10).
 * @throws {StartupError} naming templates of messages that there are none of
 */
export function createProviderSender(
  deps: Pick<AppContext, 'config' | 'clock' | 'log' | 'keyFor'>,
): MessageSender | null {
  const { config, clock, log } = deps;
  const { mail, aliyun, tencent } = config.providers;
  assertTemplateNames({ ALIYUN_SMS_TEMPLATES: aliyun?.templates, TENCENT_SMS_TEMPLATES: tencent?.templates });
  const carriers: Readonly<Record<Message['kind'], readonly MessageSender[]>> = {
    mail: mail ? [createSmtpMail(mail, createUnsubscribeLinks(deps))] : [],
    sms: [...(aliyun ? [createAliyunSms(aliyun, clock)] : []), ...(tencent ? [createTencentSms(tencent, clock)] : [])],
  };
  if (carriers.mail.length + carriers.sms.length === 0) return null;

  return {
    async send(message) {
      const [first, ...others] = carriers[message.kind];
      if (!first) throw new DeliveryError(`no provider of ${message.kind} is configured`, { unsent: true });
      let refused = await trySend(first, message);
      for (const next of others) {
        if (!refused?.unsent) break;
        log.warn({ err: refused }, 'a provider refused a message and the next one is asked');
        refused = await trySend(next, message);
      }
      if (refused) throw refused;
    },
  };
}

/**
 * What carries messages: the configured providers, or the outbox where there is none. Mail to an address that
 * unsubscribed is left out; the codes that its owner asks for and what concerns the account's security still come.
 */
export function createMessageSender(deps: AppContext): MessageSender {
  const carrier = createProviderSender(deps) ?? createOutbox(deps).sender;
  const unsubscribing = createUnsubscribeService(deps);
  return {
    async send(message) {
      const optional = message.kind === 'mail' && 'notice' in message && !isSecurityNotice(message.notice);
      if (optional && !(await unsubscribing.isSubscribed(message.account))) return;
      await carrier.send(message);
    },
  };
}

async function trySend(carrier: MessageSender, message: Message): Promise<DeliveryError | null> {
  try {
    await carrier.send(message);
    return null;
  } catch (error) {
    if (error instanceof DeliveryError) return error;
    throw error;
  }
}

function assertTemplateNames(given: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>): void {
  const known = new Set<string>(['code', ...NOTICE_NAMES]);
  for (const [variable, templates] of Object.entries(given)) {
    const strangers = Object.keys(templates ?? {}).filter((kind) => !known.has(kind));
    if (strangers.length === 0) continue;
    throw new StartupError(
      `${variable} names no kind of message: ${strangers.join(', ')}. There are ${[...known].join(', ')}.`,
    );
  }
}
