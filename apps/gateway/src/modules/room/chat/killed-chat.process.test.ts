import { randomUUID } from 'node:crypto';
import { calls, getPath, type RequestOf, type ResponseOf } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { type ChildGateway, freePort, startChildGateway } from '../../../../test/child-gateway.ts';

const EVENT = 'l10';
const ACCOUNTS = ['13900000002', '13900000003', '13900000004', '13900000008', '13900000009'];
const gateway = await testApp();
afterAll(() => gateway.close());

type Message = RequestOf<'sendLiveMessage'>;

/** Sends a message; returns its id. */
type Writer = (message: Message) => Promise<string>;

/** Logs in at another gateway; returns a writer there. */
async function openWriter({ url }: ChildGateway, mobile: string): Promise<Writer> {
  const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
    fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(payload),
    });
  const login = await post(getPath(calls.accountPasswdLogin), { mobile, passwd: 'Osteon2026!' });
  const cookies = login.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const apiToken = cookies.find((cookie) => cookie.startsWith('apiToken='))?.slice('apiToken='.length) ?? '';
  return async (message) => {
    const reply = await post(getPath(calls.sendLiveMessage), message, { cookie: cookies.join('; '), apiToken });
    const body = (await reply.json()) as { data: ResponseOf<'sendLiveMessage'> };
    return body.data.msgId;
  };
}

test('a gateway that is killed under load loses no acknowledged message, and each message that is sent again is stored once', async () => {
  await gateway.deps.sql`update live_event set status = ${LiveStatus.living} where id = ${EVENT}`;
  const child = await startChildGateway(gateway.address, {
    port: await freePort(),
    dataDir: gateway.deps.config.dataDir,
    more: { WORKERS: 'off', LIVE_PORT: 'off' },
  });
  const messages = ACCOUNTS.map(
    (mobile): Message => ({ activityId: EVENT, msg: mobile.slice(-2), hash: randomUUID() }),
  );
  const writers: Writer[] = [];
  for (const mobile of ACCOUNTS) writers.push(await openWriter(child, mobile));
  const underWay = messages.map(
    (message, index) => writers[index]?.(message) ?? Promise.reject(new Error('no writer')),
  );
  await Promise.any(underWay);
  await child.kill();
  const fates = await Promise.allSettled(underWay);

  const again: string[] = [];
  for (const [index, message] of messages.entries()) {
    const browser = await gateway.login(ACCOUNTS[index] ?? '');
    again.push((await browser.call('sendLiveMessage', message)).json().data.msgId);
  }
  const { list } = (await gateway.browser().call('getHistoryMessages', { activityId: EVENT })).json().data;
  const read: { msgId: string; hash: string; position: number }[] = list.toReversed();
  expect(read.map(({ position }) => position)).toEqual(messages.map((_, index) => index + 1));
  expect(read.map(({ hash }) => hash).toSorted()).toEqual(messages.map(({ hash }) => hash).toSorted());
  const acknowledged = fates.filter((fate) => fate.status === 'fulfilled').map(({ value }) => value);
  expect(acknowledged).not.toEqual([]);
  for (const id of acknowledged) expect(again).toContain(id);
  expect(read.map(({ msgId }) => msgId).toSorted()).toEqual(again.toSorted());
});
