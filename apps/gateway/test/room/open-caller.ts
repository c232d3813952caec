import { calls, getPath, type RequestOf, type ResponseOf } from '@osteon/contract';
import type { ChildGateway } from '../child-gateway.ts';

/** Logs in at another gateway; returns a function that makes calls there. */
export async function openCaller({ url }: ChildGateway, mobile: string) {
  const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
    fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(payload),
    });
  const login = await post(getPath(calls.accountPasswdLogin), { mobile, passwd: 'Osteon2026!' });
  const cookies = login.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const apiToken = cookies.find((cookie) => cookie.startsWith('apiToken='))?.slice('apiToken='.length) ?? '';
  return async <Name extends 'sendLiveMessage' | 'saveLiveMeetingNotice' | 'voteLivePoll' | 'voteLiveQuestion'>(
    name: Name,
    payload: RequestOf<Name>,
  ) => {
    const reply = await post(getPath(calls[name]), payload, { cookie: cookies.join('; '), apiToken });
    const body = (await reply.json()) as { data: ResponseOf<Name> };
    return body.data;
  };
}
