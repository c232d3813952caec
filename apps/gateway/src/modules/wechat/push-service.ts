import { isUtf8 } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { MarkSceneScanned } from '../account/qr-login/mark-scene-scanned-service.ts';
import { createMessageCipher } from './message-cipher.ts';
import { getScannedScene, hashEvent, type PushEvent, parseEvent } from './push-event.ts';
import { recordPush } from './push-repository.ts';
import { computeSignature, isSignatureValid } from './signature.ts';
import { formatXml, parseXml } from './xml.ts';

/** How far WeChat's clock and ours may be apart, and how long a signature is believed. */
const BELIEVED_SECONDS = 300;

/** WeChat gives up after five seconds; the answer does not wait for a slow database longer than this. */
const ANSWER_MS = 4_000;

/** What needs no answer; WeChat then does not ask again. */
const NOTHING = 'success';

/** What WeChat puts into the address of a push. */
interface PushQuery {
  readonly signature: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly msg_signature: string;
}

/** Takes what WeChat pushes (security 21 to 23). */
export interface PushService {
  /** @throws {CallError} signatureInvalid for a signature that is not WeChat's, or too old */
  assertSigned(query: PushQuery, ip: string): Promise<void>;
  /** Handles a message once and gives the answer to it. @throws {CallError} signatureInvalid, badInput */
  handlePush(query: PushQuery, body: Buffer, ip: string): Promise<string>;
}

/** Makes the receiver of an official account; with an `aesKey` it takes encrypted messages only. */
export function createPushService(
  { config, db, clock, audit, log }: Pick<AppContext, 'config' | 'db' | 'clock' | 'audit' | 'log'>,
  { appId, token, aesKey }: { appId: string; token: string; aesKey: string | null },
  markSceneScanned: MarkSceneScanned,
): PushService {
  const cipher = aesKey === null ? null : createMessageCipher({ aesKey, appId });

  async function refuse(reason: string, ip: string): Promise<never> {
    await audit.recordForgery(db, { event: 'wechatEvent', ip, deviceId: null, detail: { reason } });
    throw new CallError('signatureInvalid');
  }

  async function openMessage(query: PushQuery, body: Buffer, ip: string): Promise<PushEvent> {
    if (!isUtf8(body)) throw new CallError('badInput');
    const fields = parseXml(body.toString());
    if (cipher === null) return parseEvent(fields);
    const { Encrypt: sealed } = fields;
    if (typeof sealed !== 'string') return refuse('plain', ip);
    if (!isSignatureValid(query.msg_signature, token, query.timestamp, query.nonce, sealed))
      return refuse('message', ip);
    const opened = cipher.decrypt(sealed);
    return opened === null ? refuse('cipher', ip) : parseEvent(parseXml(opened));
  }

  /** Scans the scene of an event that has not been handled before. */
  async function handle(event: PushEvent, scene: string | null, ip: string): Promise<boolean> {
    if (scene === null) return true;
    const open = await markSceneScanned(scene);
    await audit.record(db, { event: 'wechatEvent', ip, deviceId: null, detail: { event: event.Event, open } });
    return open;
  }

  function answerTo({ FromUserName, ToUserName }: PushEvent, text: string): string {
    const now = Math.floor(clock.now() / 1000);
    const head = { ToUserName: FromUserName, FromUserName: ToUserName, CreateTime: now, MsgType: 'text' };
    const plain = formatXml({ ...head, Content: text });
    if (cipher === null) return plain;
    const Encrypt = cipher.encrypt(plain);
    const Nonce = randomBytes(8).toString('hex');
    const MsgSignature = computeSignature(token, String(now), Nonce, Encrypt);
    return formatXml({ Encrypt, MsgSignature, TimeStamp: now, Nonce });
  }

  const linkTo = (scene: string) =>
    `您正在登录骨元电脑端，请核对数字后点击<a href="${config.publicUrl}/edu/m/login?scene=${scene}">登录</a>`;
  const OVER = '二维码已过期，请在电脑上刷新二维码后重新扫码';

  return {
    async assertSigned({ signature, timestamp, nonce }, ip) {
      const age = Math.abs(clock.now() / 1000 - Number(timestamp));
      if (!isSignatureValid(signature, token, timestamp, nonce)) await refuse('signature', ip);
      if (!(age <= BELIEVED_SECONDS)) await refuse('timestamp', ip);
    },

    async handlePush(query, body, ip) {
      const event = await openMessage(query, body, ip);
      const scene = getScannedScene(event);
      const work = (async () => {
        const push = { eventHash: hashEvent(event), nonce: `${query.timestamp}.${query.nonce}`, now: clock.now() };
        const kind = await recordPush(db, push);
        if (kind === 'replay') return refuse('replay', ip);
        return kind === 'retry' || (await handle(event, scene, ip));
      })();
      const late = Promise.withResolvers<true>();
      const timer = setTimeout(() => late.resolve(true), ANSWER_MS);
      // What comes after the answer has nobody to tell but the log.
      work.catch((error: unknown) => log.warn({ err: error }, 'a push of WeChat was refused or failed'));
      const open = await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
      if (scene === null) return NOTHING;
      return answerTo(event, open ? linkTo(scene) : OVER);
    },
  };
}
