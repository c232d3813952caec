import { STATUS_CODES } from 'node:http';
import { type Call, type CallName, calls, errors, getPath } from '@osteon/contract';
import type { BrowserContext } from '@playwright/test';

/** A line that a page logs as an error. */
export interface ConsoleError {
  /** Its first line, whole. */
  readonly text: string;
  /**
   * The path of the request that failed, of the script that logged it without the hash of its content, or of the page
   * that threw it; of a folder, with a slash at its end, where its files are named by their content.
   */
  readonly location: string;
}

/** A status, or the reason why there was no answer. */
type Failure = number | `net::${string}`;

const callNames = Object.keys(calls).filter((name): name is CallName => name in calls);

/** The browser's message for a failed request. */
export const failedRequest = (location: string, failure: Failure): ConsoleError => ({
  location,
  text: `Failed to load resource: ${
    typeof failure === 'string'
      ? failure
      : `the server responded with a status of ${failure} (${STATUS_CODES[failure]})`
  }`,
});

/** The browser's message for a failed call. */
export const failedCall = (name: CallName, failure: Failure): ConsoleError =>
  failedRequest(getPath(calls[name]), failure);

/** The portal's message for an error that a region or the page catches. */
export const caughtError = (message: string): ConsoleError => ({
  text: `GatewayError: ${message}`,
  location: '/edu/assets/app.js',
});

const failedCalls = (failure: Failure, isConcerned: (call: Call) => boolean): ConsoleError[] =>
  callNames.filter((name) => isConcerned(calls[name])).map((name) => failedCall(name, failure));

/** Messages where a session ends while any call that needs it is under way. */
export const refusedWithoutSession = (): ConsoleError[] => [
  ...failedCalls(errors.notLoggedIn.status, ({ session }) => session === 'required'),
  caughtError('请先登录'),
  caughtError('您的账号已在其他设备登录，请重新登录'),
];

/** Messages of the calls that a lock refuses. */
export const refusedByLock = (): ConsoleError[] => [
  ...failedCalls(errors.locked.status, ({ session, whileLocked }) => session !== 'none' && !whileLocked),
  caughtError('账号已被锁定，请验证身份或切换账号'),
];

/** Messages of requests of a page of this origin without a network, or without a gateway. */
export const unanswered = (origin: string, failure: Failure): ConsoleError[] => [
  ...failedCalls(failure, () => true),
  ...['/edu/favicon.svg', '/edu/assets/', '/media/images/', '/gateway/health/live', '/gateway/push/'].map((location) =>
    failedRequest(location, failure),
  ),
  caughtError('network'),
  {
    text: `WebSocket connection to '${origin.replace('http', 'ws')}/gateway/push/?EIO=4&transport=websocket' failed: Error in connection establishment: ${failure}`,
    location: '/edu/assets/',
  },
];

/** Adds the console errors and uncaught exceptions of all pages of a context to those that are logged. */
export function collectConsoleErrors(context: BrowserContext, logged: ConsoleError[]): void {
  const add = (text: string, url = '') =>
    logged.push({ text: withoutHash(text.split('\n', 1)[0] ?? ''), location: withoutHash(pathOf(url)) });
  context.on('console', (message) => {
    if (message.type() === 'error') add(message.text(), message.location().url);
  });
  context.on('weberror', (fault) => add(String(fault.error()), fault.page()?.url()));
}

/** Names of built files change with every build. */
const withoutHash = (text: string): string => text.replace(/-[\w-]{6,8}(\.(?:js|css))$/, '$1');

const pathOf = (url: string): string => (URL.canParse(url) ? decodeURI(new URL(url).pathname) : url);

/** Returns true when a logged error is one of these. */
export const isAmong = (declared: readonly ConsoleError[], { text, location: place }: ConsoleError): boolean =>
  declared.some(
    (one) =>
      one.text === text && (one.location.endsWith('/') ? place.startsWith(one.location) : one.location === place),
  );
