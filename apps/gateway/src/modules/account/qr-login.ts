import { createHash, randomInt } from 'node:crypto';
import type { ResponseOf } from '@osteon/contract';
import { nextQrScene, PC_LOGIN_WAITING, QR_LIFETIME_MS, QR_SCENE_TRANSITIONS } from '@osteon/domain';
import { CallError } from '../../call-error.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../handler.ts';
import type { Login } from './login.ts';
import { findSceneState, insertScene, moveScene } from './qr-repository.ts';
import { randomId } from './random-id.ts';

const NONCE = /^[A-Za-z0-9_-]{22}$/;
const USER_AGENT_MAX = 512;

/** Login by a code that the desktop shows and a phone opens (seed 000 §4; spec-decision 6). */
export interface QrLogin {
  /** A fresh scene for the caller's browser. */
  begin(context: CallContext): Promise<ResponseOf<'generatePcLoginQrCode'>>;
  /**
   * Tells the browser that began a scene how it stands, and logs it in once the phone has confirmed.
   * @throws {CallError} qrSceneInvalid for a scene that is unknown, foreign, over, refused or used
   */
  poll(context: CallContext, scene: string): Promise<ResponseOf<'checkPcLoginStatus'>>;
}

/** Makes the QR login. The scene is bound to its browser by a random value in an HttpOnly cookie. */
export function createQrLogin({ config, db, clock, cookies }: Deps, login: Login): QrLogin {
  const cookie = cookies.name('qr');

  /** Two tabs of one browser share it, so that opening a second one does not end the first one's scene. */
  function nonceOf({ reply }: CallContext): string | null {
    const nonce = reply.request.cookies[cookie];
    return nonce !== undefined && NONCE.test(nonce) ? nonce : null;
  }

  return {
    async begin(context) {
      const scene = randomId();
      const nonce = nonceOf(context) ?? randomId();
      const matchNumber = String(randomInt(100)).padStart(2, '0');
      const now = clock.now();
      await insertScene(db, {
        sceneHash: hashOf(scene),
        nonceHash: hashOf(nonce),
        matchNumber,
        state: 'waiting',
        ip: context.ip,
        userAgent: context.userAgent.slice(0, USER_AGENT_MAX),
        createdAt: now,
        expiresAt: now + QR_LIFETIME_MS,
      });
      context.reply.setCookie(cookie, nonce, cookies.options({ maxAge: QR_LIFETIME_MS / 1000 }));
      return { qrCodeUrl: `${config.publicUrl}/edu/m/login?scene=${scene}`, scene, matchNumber };
    },

    async poll(context, scene) {
      const nonce = nonceOf(context);
      if (nonce === null) throw new CallError('qrSceneInvalid');
      const key = { sceneHash: hashOf(scene), nonceHash: hashOf(nonce) };
      const state = await findSceneState(db, key, clock.now());
      if (state === null || isOver(state)) throw new CallError('qrSceneInvalid');
      const claimed = nextQrScene(state, 'claim');
      if (claimed === null) return { customerId: null, pcLoginStatus: PC_LOGIN_WAITING };
      return login.logIn(context, {
        counted: false,
        way: 'scan',
        claim: async (tx) => {
          const accountId = await moveScene(tx, key, { from: state, to: claimed, now: clock.now() });
          if (accountId === null) throw new CallError('qrSceneInvalid');
          return accountId;
        },
      });
    },
  };
}

function isOver(state: keyof typeof QR_SCENE_TRANSITIONS): boolean {
  return Object.keys(QR_SCENE_TRANSITIONS[state]).length === 0;
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
