import { QR_LIFETIME_MS } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { createPhonePageContent, type QrCodeContent, type QrCodePage } from '../account/qr-login/qr-code-content.ts';
import { encodeScene } from './scene-text.ts';

const TIMEOUT_MS = 3_000;

/** Maximum characters of a scene at WeChat. */
const SCENE_MAX = 64;

/** The time before its expiry at which a token is renewed. */
const RENEWAL_MARGIN_MS = 5 * 60_000;

/** Error codes of WeChat for an invalid or expired token. */
const TOKEN_EXPIRED_CODES = new Set([40001, 40014, 42001]);

const tokenReply = z.object({ access_token: z.string(), expires_in: z.number() });
const codeReply = z.object({ url: z.url() });
const refusal = z.object({ errcode: z.number(), errmsg: z.string().default('') });

/** An official account and the URL of its API. */
export interface WechatAccount {
  readonly appId: string;
  readonly appSecret: string;
  readonly endpoint: string;
}

class WechatRefusal extends Error {
  readonly code: number;

  constructor({ errcode, errmsg }: z.output<typeof refusal>) {
    super(`WeChat refused: ${errcode} ${errmsg}`);
    this.code = errcode;
  }
}

/** Codes of the official account by the phone page that its link opens. */
export type WechatSceneCodes = Readonly<Record<QrCodePage, QrCodeContent>>;

/**
 * Codes of the official account: a scan opens the account, which sends the link to the phone page
 * (rules/wechat#scene-codes). If WeChat fails, the code contains the phone page's URL, and the failure is logged.
 */
export function createWechatSceneCodes(
  { config, clock, log }: Pick<AppContext, 'config' | 'clock' | 'log'>,
  account: WechatAccount,
): WechatSceneCodes {
  const { appId, appSecret, endpoint } = account;
  let cachedToken: Promise<{ token: string; until: number }> | null = null;

  async function post<Reply>(path: string, body: object, reply: z.ZodType<Reply>): Promise<Reply> {
    const response = await fetch(endpoint + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const json: unknown = await response.json();
    const refused = refusal.safeParse(json).data;
    if (refused && refused.errcode !== 0) throw new WechatRefusal(refused);
    return reply.parse(json);
  }

  async function requestToken() {
    const body = { grant_type: 'client_credential', appid: appId, secret: appSecret };
    const { access_token: token, expires_in: seconds } = await post('/cgi-bin/stable_token', body, tokenReply);
    return { token, until: clock.now() + seconds * 1000 - RENEWAL_MARGIN_MS };
  }

  async function getToken(): Promise<string> {
    cachedToken ??= requestToken();
    const { token, until } = await cachedToken.catch((error: unknown) => {
      cachedToken = null;
      throw error;
    });
    if (clock.now() < until) return token;
    cachedToken = null;
    return getToken();
  }

  async function createCode(scene: string): Promise<string> {
    const body = {
      expire_seconds: QR_LIFETIME_MS / 1000,
      action_name: 'QR_STR_SCENE',
      action_info: { scene: { scene_str: scene } },
    };
    const query = new URLSearchParams({ access_token: await getToken() });
    return (await post(`/cgi-bin/qrcode/create?${query}`, body, codeReply)).url;
  }

  function createContent(page: QrCodePage): QrCodeContent {
    const phonePageContent = createPhonePageContent(config, page);
    return {
      async create(scene) {
        const sceneText = encodeScene(page, scene);
        if (sceneText.length > SCENE_MAX) return phonePageContent.create(scene);
        try {
          return await createCode(sceneText).catch((error: unknown) => {
            if (!(error instanceof WechatRefusal) || !TOKEN_EXPIRED_CODES.has(error.code)) throw error;
            cachedToken = null;
            return createCode(sceneText);
          });
        } catch (error) {
          log.error({ err: error }, 'WeChat made no code; the phone page is shown instead');
          return phonePageContent.create(scene);
        }
      },
    };
  }

  return { login: createContent('login'), certify: createContent('certify') };
}
