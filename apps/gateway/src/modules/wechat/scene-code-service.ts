import { QR_LIFETIME_MS } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { createPhonePageContent, type QrCodeContent } from '../account/qr-login/qr-code-content.ts';

const TIMEOUT_MS = 3_000;

/** A token is renewed this long before it ends. */
const MARGIN_MS = 5 * 60_000;

/** What WeChat answers when a token is no longer good. */
const TOKEN_OVER = new Set([40001, 40014, 42001]);

const tokenReply = z.object({ access_token: z.string(), expires_in: z.number() });
const codeReply = z.object({ url: z.url() });
const refusal = z.object({ errcode: z.number(), errmsg: z.string().default('') });

/** Which official account, and where its API is. */
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

/**
 * Login codes of the official account: whoever scans one is taken to the account, which sends the link to the phone
 * page (seed 000 §2, Scan tab). Where WeChat gives none, the code is the phone page's own, and the log says why.
 */
export function createWechatSceneCodes(
  { config, clock, log }: Pick<AppContext, 'config' | 'clock' | 'log'>,
  account: WechatAccount,
): QrCodeContent {
  const phonePageContent = createPhonePageContent(config);
  const { appId, appSecret, endpoint } = account;
  let held: Promise<{ token: string; until: number }> | null = null;

  async function post<Reply>(path: string, body: object, reply: z.ZodType<Reply>): Promise<Reply> {
    const response = await fetch(endpoint + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    const refused = refusal.safeParse(answer).data;
    if (refused && refused.errcode !== 0) throw new WechatRefusal(refused);
    return reply.parse(answer);
  }

  async function askForToken() {
    const body = { grant_type: 'client_credential', appid: appId, secret: appSecret };
    const { access_token: token, expires_in: seconds } = await post('/cgi-bin/stable_token', body, tokenReply);
    return { token, until: clock.now() + seconds * 1000 - MARGIN_MS };
  }

  async function readToken(): Promise<string> {
    held ??= askForToken();
    const { token, until } = await held.catch((error: unknown) => {
      held = null;
      throw error;
    });
    if (clock.now() < until) return token;
    held = null;
    return readToken();
  }

  async function createCode(scene: string): Promise<string> {
    const body = {
      expire_seconds: QR_LIFETIME_MS / 1000,
      action_name: 'QR_STR_SCENE',
      action_info: { scene: { scene_str: scene } },
    };
    const query = new URLSearchParams({ access_token: await readToken() });
    return (await post(`/cgi-bin/qrcode/create?${query}`, body, codeReply)).url;
  }

  return {
    async create(scene) {
      try {
        return await createCode(scene).catch((error: unknown) => {
          if (!(error instanceof WechatRefusal) || !TOKEN_OVER.has(error.code)) throw error;
          held = null;
          return createCode(scene);
        });
      } catch (error) {
        log.error({ err: error }, 'WeChat made no login code; the phone page is shown instead');
        return phonePageContent.create(scene);
      }
    },
  };
}
