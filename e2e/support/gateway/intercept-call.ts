import { type Call, type CallName, calls, getPath, type ResponseOf } from '@osteon/contract';
import type { Page, Route } from '@playwright/test';

const getUrl = (name: CallName) => new RegExp(`${getPath(calls[name])}(\\?|$)`);

/** Answers a call of the page instead of the gateway, until `restoreCall`. */
export function answerCall<Name extends CallName>(page: Page, name: Name, data: ResponseOf<Name>): Promise<unknown> {
  return page.route(getUrl(name), (route) => route.fulfill({ json: envelope(name, 0, '', data) }));
}

/** Refuses a call of the page with a code of the error catalogue, until `restoreCall`. */
export function refuseCall(page: Page, name: CallName, code: number, message = '', status = 200): Promise<unknown> {
  return page.route(getUrl(name), (route) => route.fulfill({ status, json: envelope(name, code, message, null) }));
}

/** Breaks a call of the page off as a lost connection does, until `restoreCall`. */
export function abortCall(page: Page, name: CallName): Promise<unknown> {
  return page.route(getUrl(name), (route) => route.abort());
}

/** Fails a call of the page with a status and no envelope, until `restoreCall`. */
export function failCall(page: Page, name: CallName, status: number): Promise<unknown> {
  return page.route(getUrl(name), (route) => route.fulfill({ status, body: 'failed' }));
}

/** Changes the gateway's response to a call of the page, until `restoreCall`. */
export function changeAnswer<Name extends CallName>(
  page: Page,
  name: Name,
  change: (data: ResponseOf<Name>) => ResponseOf<Name>,
): Promise<unknown> {
  return interceptCall(page, name, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const field = calls[name].envelope;
    await route.fulfill({ response, json: { ...body, [field]: change(body[field]) } });
  });
}

/** Hands a call of the page to `handle`, until `restoreCall`. */
function interceptCall(page: Page, name: CallName, handle: (route: Route) => Promise<void> | void): Promise<unknown> {
  return page.route(getUrl(name), handle);
}

/** Lets a call reach the gateway again. */
export function restoreCall(page: Page, name: CallName): Promise<void> {
  return page.unroute(getUrl(name));
}

function envelope(name: CallName, code: number, message: string, data: unknown): object {
  const entry: Call = calls[name];
  if (entry.envelope === 'data') return { code, message, data };
  if (entry.envelope === 'responseObject') return { code, message, responseObject: data };
  return { responseStatus: code === 0, responseCode: code, responseMessage: message, responseData: data };
}
