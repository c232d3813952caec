import { createHash, randomInt } from 'node:crypto';
import type { ResponseOf } from '@osteon/contract';
import { nextQrScene, PC_LOGIN_WAITING, QR_LIFETIME_MS, type QrSceneState } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { randomId } from '../../../platform/crypto/random-id.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import type { Login } from '../login/login-service.ts';
import type { AppLoginProof } from './app-login-cookie-service.ts';
import { createScenePolls } from './qr-scene-poll-service.ts';
import { claimScene, insertScene, type PolledScene, type SceneRow } from './qr-scene-repository.ts';
import type { RefuseScene } from './refuse-scene-service.ts';

const NONCE = /^[A-Za-z0-9_-]{22}$/;
const USER_AGENT_MAX = 512;

/** States of which nothing can come for the browser any more. */
const OVER: readonly QrSceneState[] = ['claimed', 'refused'];

/** What a phone scans: the address of the phone page, or whatever leads there (spec-decision 6). */
export interface SceneCodes {
  /** The text to encode for a scene; lives as long as the scene. */
  contentOf(scene: string): Promise<string>;
}

/** Codes that open our own phone page. */
export function phonePageCodes({ publicUrl }: Pick<AppContext['config'], 'publicUrl'>): SceneCodes {
  return { contentOf: async (scene) => `${publicUrl}/edu/m/login?scene=${scene}` };
}

/** Login by a code that the desktop shows and a phone opens (seed 000 §4; spec-decisions 3 and 6). */
export interface QrLogin {
  /** A fresh scene for the caller's browser. */
  begin(context: CallContext): Promise<ResponseOf<'generatePcLoginQrCode'>>;
  /**
   * A fresh scene that the phone of `accountId` alone may confirm.
   * @throws {CallError} appLoginUnproven where this browser has not proved the account
   */
  beginApp(context: CallContext, accountId: string): Promise<ResponseOf<'generateAppLoginQr'>>;
  /**
   * Tells the browser that began a scene how it stands, and logs it in once the phone has confirmed.
   * @throws {CallError} qrSceneInvalid for a scene that is unknown, foreign, of another kind, over, refused or used
   */
  poll(context: CallContext, kind: SceneRow['kind'], scene: string): Promise<ResponseOf<'checkPcLoginStatus'>>;
}

/** Makes the QR login. The scene is bound to its browser by a random value in an HttpOnly cookie. */
export function createQrLogin(
  deps: Pick<AppContext, 'config' | 'db' | 'clock' | 'cookies' | 'audit'>,
  services: { login: Login; refuse: RefuseScene; appLogins: AppLoginProof; wechatCodes: SceneCodes | null },
): QrLogin {
  const { config, db, clock, cookies, audit } = deps;
  const { login, refuse, appLogins, wechatCodes } = services;
  const cookie = cookies.name('qr');
  const findPolled = createScenePolls(deps);
  const phonePage = phonePageCodes(config);

  /** Two tabs of one browser share it, so that opening a second one does not end the first one's scene. */
  function nonceOf({ reply }: CallContext): string | null {
    const nonce = reply.request.cookies[cookie];
    return nonce !== undefined && NONCE.test(nonce) ? nonce : null;
  }

  async function beginScene(context: CallContext, kind: SceneRow['kind'], accountId: string | null, codes: SceneCodes) {
    const scene = randomId();
    const nonce = nonceOf(context) ?? randomId();
    const matchNumber = String(randomInt(100)).padStart(2, '0');
    const qrCodeUrl = await codes.contentOf(scene);
    const now = clock.now();
    await insertScene(db, {
      sceneHash: hashOf(scene),
      nonceHash: hashOf(nonce),
      kind,
      matchNumber,
      state: 'waiting',
      accountId,
      ip: context.ip,
      userAgent: context.userAgent.slice(0, USER_AGENT_MAX),
      createdAt: now,
      expiresAt: now + QR_LIFETIME_MS,
    });
    context.reply.setCookie(cookie, nonce, cookies.options({ maxAge: QR_LIFETIME_MS / 1000 }));
    return { qrCodeUrl, scene, matchNumber };
  }

  return {
    begin: (context) => beginScene(context, 'scan', null, wechatCodes ?? phonePage),

    async beginApp(context, accountId) {
      const proved = appLogins.read(context.reply.request);
      const { ip, deviceId } = context;
      const fact = () => ({ event: 'loginByAppQr', accountId: proved, ip, deviceId }) as const;
      await audit.recordRefusal(db, fact, async () => {
        if (proved !== accountId) throw new CallError('appLoginUnproven');
      });
      return beginScene(context, 'app', accountId, phonePage);
    },

    async poll(context, kind, scene) {
      const nonce = nonceOf(context);
      const sceneHash = hashOf(scene);
      const found = nonce === null ? null : await findPolled(sceneHash);
      const fault = nonce === null ? 'noNonce' : faultOf(found, { kind, nonceHash: hashOf(nonce), now: clock.now() });
      if (fault !== null || !found) return refuse(context, fault ?? 'unknown');
      const claimed = nextQrScene(found.state, 'claim');
      const scanned = found.state !== 'waiting';
      if (claimed === null) return { customerId: null, pcLoginStatus: PC_LOGIN_WAITING, scanned };
      const result = await login.logIn(context, {
        counted: false,
        way: kind,
        claim: async (tx, sessionId) => {
          const move = { from: found.state, to: claimed, now: clock.now(), sessionId };
          const accountId = await claimScene(tx, sceneHash, move);
          if (accountId === null) throw new CallError('qrSceneInvalid');
          return accountId;
        },
      });
      return { ...result, scanned };
    },
  };
}

/** Why a polled scene is none of the caller's; null where it is. */
function faultOf(
  scene: PolledScene | null,
  { kind, nonceHash, now }: { kind: SceneRow['kind']; nonceHash: Buffer; now: number },
): string | null {
  if (scene === null) return 'unknown';
  if (scene.kind !== kind || !scene.nonceHash.equals(nonceHash)) return 'foreign';
  if (scene.expiresAt <= now) return 'expired';
  return OVER.includes(scene.state) ? scene.state : null;
}

/** What is kept of a scene or a nonce. */
export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
