import type { ResponseOf } from '@osteon/contract';
import { getNextQrScene, PC_LOGIN_WAITING, QR_LIFETIME_MS, type QrSceneState } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { hashToken } from '../../../platform/crypto/hash-token.ts';
import { randomId } from '../../../platform/crypto/random-id.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import { createAccountRepository } from '../accounts/account-repository.ts';
import type { AppLoginCookie } from '../login/app-login-cookie.ts';
import type { LoginService } from '../login/login-service.ts';
import { chooseMatchNumbers } from './match-numbers.ts';
import { createPhonePageContent, type QrCodeContent } from './qr-code-content.ts';
import { createQrSceneLoader } from './qr-scene-loader-service.ts';
import { createQrSceneRepository, type PolledScene, type QrSceneRow } from './qr-scene-repository.ts';
import type { RefuseScene } from './refuse-scene-service.ts';

const NONCE = /^[A-Za-z0-9_-]{22}$/;
const USER_AGENT_MAX = 512;

/** States in which a scene cannot log in any more. */
const FINAL_STATES: readonly QrSceneState[] = ['claimed', 'refused'];

/** Login by a QR code that the desktop shows and a phone opens; rules/login#qr-scene. */
export interface QrLoginService {
  /** Creates a scene for the caller's browser. */
  createScene(context: CallContext): Promise<ResponseOf<'generatePcLoginQrCode'>>;
  /**
   * Creates a scene that only the phone of `accountId` may confirm; rules/login#app-confirmation.
   * @throws {CallError} appLoginUnproven where this browser was not authenticated as the account
   */
  createAppScene(context: CallContext, accountId: string): Promise<ResponseOf<'generateAppLoginQr'>>;
  /**
   * Returns the state of a scene to the browser that created it, and logs it in once the phone has confirmed.
   * @throws {CallError} qrSceneInvalid for a scene that is unknown, foreign, of another kind, expired, refused or used
   */
  pollScene(context: CallContext, kind: QrSceneRow['kind'], scene: string): Promise<ResponseOf<'checkPcLoginStatus'>>;
}

/** A random nonce in an HttpOnly cookie binds a scene to its browser; rules/security-codes#scene-binding. */
export function createQrLoginService(
  deps: Pick<AppContext, 'config' | 'db' | 'clock' | 'cookies' | 'audit'>,
  services: {
    login: LoginService;
    refuseScene: RefuseScene;
    appLoginCookie: AppLoginCookie;
    wechatContent: QrCodeContent | null;
  },
): QrLoginService {
  const { config, db, clock, cookies, audit } = deps;
  const { login, refuseScene, appLoginCookie, wechatContent } = services;
  const scenes = createQrSceneRepository(db);
  const nonceCookie = cookies.name('qr');
  const loadScene = createQrSceneLoader(deps);
  const phonePageContent = createPhonePageContent(config, 'login');

  /** Tabs of one browser share the nonce, so that a second tab does not end the first one's scene. */
  function readNonce({ reply }: CallContext): string | null {
    const nonce = reply.request.cookies[nonceCookie];
    return nonce !== undefined && NONCE.test(nonce) ? nonce : null;
  }

  async function storeScene(
    context: CallContext,
    kind: QrSceneRow['kind'],
    accountId: string | null,
    content: QrCodeContent,
  ) {
    const scene = randomId();
    const nonce = readNonce(context) ?? randomId();
    const { matchNumber, offeredNumbers } = chooseMatchNumbers();
    const qrCodeUrl = await content.create(scene);
    const now = clock.now();
    await scenes.insert({
      sceneHash: hashToken(scene),
      nonceHash: hashToken(nonce),
      kind,
      matchNumber,
      offeredNumbers,
      state: 'waiting',
      accountId,
      ip: context.ip,
      userAgent: context.userAgent.slice(0, USER_AGENT_MAX),
      createdAt: now,
      expiresAt: now + QR_LIFETIME_MS,
    });
    context.reply.setCookie(nonceCookie, nonce, cookies.options({ maxAge: QR_LIFETIME_MS / 1000 }));
    return { qrCodeUrl, scene, matchNumber };
  }

  return {
    createScene: (context) => storeScene(context, 'scan', null, wechatContent ?? phonePageContent),

    async createAppScene(context, accountId) {
      const authenticated = appLoginCookie.read(context.reply.request);
      const { ip, deviceId } = context;
      const securityEvent = () => ({ event: 'loginByAppQr', accountId: authenticated, ip, deviceId }) as const;
      await audit.recordRefusal(db, securityEvent, async () => {
        if (authenticated !== accountId) throw new CallError('appLoginUnproven');
      });
      return storeScene(context, 'app', accountId, phonePageContent);
    },

    async pollScene(context, kind, scene) {
      const nonce = readNonce(context);
      const sceneHash = hashToken(scene);
      const found = nonce === null ? null : await loadScene(sceneHash);
      const refusal =
        nonce === null ? 'noNonce' : findRefusal(found, { kind, nonceHash: hashToken(nonce), now: clock.now() });
      if (refusal !== null || !found) return refuseScene(context, refusal ?? 'unknown');
      const claimed = getNextQrScene(found.state, 'claim');
      const scanned = found.state !== 'waiting';
      if (claimed === null) return { customerId: null, pcLoginStatus: PC_LOGIN_WAITING, scanned };
      const result = await login.logIn(context, {
        counted: false,
        method: kind,
        authenticate: async (tx, sessionId) => {
          // The account is locked as by any change that voids its scenes, so that the two see each other's result.
          if (found.accountId !== null) await createAccountRepository(tx).lock(found.accountId);
          const transition = { from: found.state, to: claimed, now: clock.now(), sessionId };
          const accountId = await createQrSceneRepository(tx).claim(sceneHash, transition);
          if (accountId === null) throw new CallError('qrSceneInvalid');
          return accountId;
        },
      });
      return { ...result, scanned };
    },
  };
}

/** Returns the reason why the caller may not poll a scene; null if it may. */
function findRefusal(
  scene: PolledScene | null,
  { kind, nonceHash, now }: { kind: QrSceneRow['kind']; nonceHash: Buffer; now: number },
): string | null {
  if (scene === null) return 'unknown';
  if (scene.kind !== kind || !scene.nonceHash.equals(nonceHash)) return 'foreign';
  if (scene.expiresAt <= now) return 'expired';
  return FINAL_STATES.includes(scene.state) ? scene.state : null;
}
