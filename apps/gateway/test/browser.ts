import { type Call, type CallName, calls, getMethod, getPath, type RequestOf } from '@osteon/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import inject from 'light-my-request';

/** The password of every sample account. */
const PASSWORD = 'Osteon2026!';

/** Stores cookies and sends the headers and fields of the portal's client (rules/session#identity). */
export interface Browser {
  readonly cookies: Map<string, string>;
  /** Makes a call of the contract; `headers` replace those of the client. */
  call<Name extends CallName>(
    name: Name,
    payload: RequestOf<Name>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Sends any request, with the cookies. */
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** @throws {Error} where the account cannot log in. */
  login(account: string): Promise<void>;
}

/** Sends a request through the gateway's own server, as one over the network: media, then everything else. */
export async function request(app: FastifyInstance, options: InjectOptions): Promise<LightMyRequestResponse> {
  await app.ready();
  return inject((incoming, response) => app.server.emit('request', incoming, response), options);
}

/** A browser without cookies. */
export function createBrowser(app: FastifyInstance): Browser {
  return createBrowserOver((options) => request(app, options));
}

/** A browser without cookies whose requests go another way. */
export function createBrowserOver(dispatch: (options: InjectOptions) => Promise<LightMyRequestResponse>): Browser {
  const cookies = new Map<string, string>();

  async function send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const reply = await dispatch({ ...options, cookies: Object.fromEntries(cookies) });
    for (const { name, value, maxAge } of reply.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return reply;
  }

  const browser: Browser = {
    cookies,
    send,
    async call(name, payload, headers = {}) {
      const csrfTokens = ['apiToken', 'phoneToken'].flatMap((cookie) => {
        const value = cookies.get(cookie);
        return value === undefined ? [] : [[cookie, value] as const];
      });
      return send({ ...getRequest(calls[name], payload), headers: { ...Object.fromEntries(csrfTokens), ...headers } });
    },
    async login(account) {
      const named = account.includes('@') ? { email: account } : { mobile: account };
      const reply = await browser.call('accountPasswdLogin', { passwd: PASSWORD, ...named });
      if (!reply.json().responseStatus) throw new Error(`${account} cannot log in: ${reply.body}`);
    },
  };
  return browser;
}

/** A call as the client sends it. */
function getRequest(call: Call, payload: object): InjectOptions {
  const method = getMethod(call.mode);
  const shared = { activityType: '2', visitSiteId: '1' };
  if (call.mode === 'get') return { method, url: getPath(call), query: { ...shared, ...asTexts(payload) } };
  if (call.mode === 'getJson') {
    return { method, url: getPath(call), query: { ...shared, queryJson: JSON.stringify(payload) } };
  }
  if (call.mode === 'form') {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return {
      method,
      url: getPath(call),
      query: shared,
      headers,
      payload: new URLSearchParams(asTexts(payload)).toString(),
    };
  }
  return { method, url: getPath(call), query: shared, payload };
}

function asTexts(payload: object): Record<string, string> {
  const given = Object.entries(payload).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
