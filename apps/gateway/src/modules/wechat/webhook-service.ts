import { isUtf8 } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import type { Locale } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { m } from '../../texts/index.ts';
import type { MarkSceneScanned } from '../account/qr-login/mark-scene-scanned-service.ts';
import { buildPhonePageUrl } from '../account/qr-login/qr-code-content.ts';
import { computeSignature, createMessageCipher, isSignatureValid } from './message-cipher.ts';
import type { ScannedScene } from './scene-text.ts';
import { getScannedScene, hashEvent, parseEvent, type WebhookEvent } from './webhook-event.ts';
import { createWebhookRepository } from './webhook-repository.ts';
import { formatXml, parseXml } from './xml.ts';

/** Largest clock difference to WeChat, and validity of a signature, in seconds. */
const SIGNATURE_SECONDS = 300;

/** Deadline of a reply in ms, as WeChat gives up after five seconds. */
const REPLY_TIMEOUT_MS = 4_000;

/** Reply without a message; WeChat then does not retry. */
const EMPTY_REPLY = 'success';

/** Language of replies: WeChat does not name that of the person who scanned. */
const LOCALE: Locale = 'zh';

/** Query of a webhook request. */
interface WebhookQuery {
  readonly signature: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly msg_signature: string;
}

/** Handles the events that WeChat pushes (rules/security-codes#wechat-events). */
export interface WebhookService {
  /** @throws {CallError} signatureInvalid for a foreign or expired signature */
  assertSigned(query: WebhookQuery, ip: string): Promise<void>;
  /** Handles a message once and returns the reply. @throws {CallError} signatureInvalid, badInput */
  handleEvent(query: WebhookQuery, body: Buffer, ip: string): Promise<string>;
}

/** Creates the receiver of an official account; with an `aesKey` it accepts encrypted messages only. */
export function createWebhookService(
  { config, db, clock, audit, log }: Pick<AppContext, 'config' | 'db' | 'clock' | 'audit' | 'log'>,
  { appId, token, aesKey }: { appId: string; token: string; aesKey: string | null },
  markSceneScanned: MarkSceneScanned,
): WebhookService {
  const webhooks = createWebhookRepository(db);
  const cipher = aesKey === null ? null : createMessageCipher({ aesKey, appId });

  async function refuse(reason: string, ip: string): Promise<never> {
    await audit.recordForgery(db, { event: 'wechatEvent', ip, deviceId: null, detail: { reason } });
    throw new CallError('signatureInvalid');
  }

  async function readMessage(query: WebhookQuery, body: Buffer, ip: string): Promise<WebhookEvent> {
    if (!isUtf8(body)) throw new CallError('badInput');
    const fields = parseXml(body.toString());
    if (cipher === null) return parseEvent(fields);
    const { Encrypt: encrypted } = fields;
    if (typeof encrypted !== 'string') return refuse('plain', ip);
    if (!isSignatureValid(query.msg_signature, token, query.timestamp, query.nonce, encrypted))
      return refuse('message', ip);
    const decrypted = cipher.decrypt(encrypted);
    return decrypted === null ? refuse('cipher', ip) : parseEvent(parseXml(decrypted));
  }

  /** Marks the scene of a new event as scanned; returns whether it was open. */
  async function handleEvent(event: WebhookEvent, scanned: ScannedScene | null, ip: string): Promise<boolean> {
    if (scanned === null) return true;
    // A certification's code is checked by its page, which has the account.
    const isOpen = scanned.page === 'certify' || (await markSceneScanned(scanned.scene));
    await audit.record(db, { event: 'wechatEvent', ip, deviceId: null, detail: { event: event.Event, open: isOpen } });
    return isOpen;
  }

  function buildReply({ FromUserName, ToUserName }: WebhookEvent, text: string): string {
    const now = Math.floor(clock.now() / 1000);
    const head = { ToUserName: FromUserName, FromUserName: ToUserName, CreateTime: now, MsgType: 'text' };
    const plain = formatXml({ ...head, Content: text });
    if (cipher === null) return plain;
    const Encrypt = cipher.encrypt(plain);
    const Nonce = randomBytes(8).toString('hex');
    const MsgSignature = computeSignature(token, String(now), Nonce, Encrypt);
    return formatXml({ Encrypt, MsgSignature, TimeStamp: now, Nonce });
  }

  function buildText({ page, scene }: ScannedScene): string {
    const url = buildPhonePageUrl(config.publicUrl, page, scene);
    return m[`wechat.scan.${page}`]({ url }, { locale: LOCALE });
  }

  return {
    async assertSigned({ signature, timestamp, nonce }, ip) {
      const age = Math.abs(clock.now() / 1000 - Number(timestamp));
      if (!isSignatureValid(signature, token, timestamp, nonce)) await refuse('signature', ip);
      if (!(age <= SIGNATURE_SECONDS)) await refuse('timestamp', ip);
    },

    async handleEvent(query, body, ip) {
      const event = await readMessage(query, body, ip);
      const scene = getScannedScene(event);
      const handled = (async () => {
        const received = { eventHash: hashEvent(event), nonce: `${query.timestamp}.${query.nonce}`, now: clock.now() };
        const kind = await webhooks.record(received);
        if (kind === 'replay') return refuse('replay', ip);
        return kind === 'retry' || (await handleEvent(event, scene, ip));
      })();
      const timeout = Promise.withResolvers<true>();
      const timer = setTimeout(() => timeout.resolve(true), REPLY_TIMEOUT_MS);
      // After the reply, only the log can report a failure.
      handled.catch((error: unknown) => log.warn({ err: error }, 'a push of WeChat was refused or failed'));
      const isOpen = await Promise.race([handled, timeout.promise]).finally(() => clearTimeout(timer));
      if (scene === null) return EMPTY_REPLY;
      return buildReply(event, isOpen ? buildText(scene) : m['wechat.scan.expired']({}, { locale: LOCALE }));
    },
  };
}
