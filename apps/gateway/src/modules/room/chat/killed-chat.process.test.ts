import { randomUUID } from 'node:crypto';
import type { RequestOf } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import { afterAll, expect, test } from 'vitest';
import { findFreePort } from '../../../../../../scripts/free-port.mjs';
import { testApp } from '../../../../test/app.ts';
import { type ChildGateway, startChildGateway } from '../../../../test/child-gateway.ts';
import { openCaller } from '../../../../test/room/open-caller.ts';

const EVENT = 'l10';
const ACCOUNTS = ['13900000002', '13900000003', '13900000004', '13900000008', '13900000009'];
const gateway = await testApp();
afterAll(() => gateway.close());

type Message = RequestOf<'sendLiveMessage'>;

/** Sends a message; returns its id. */
type Writer = (message: Message) => Promise<string>;

/** Logs in at another gateway; returns a writer there. */
async function openWriter(child: ChildGateway, mobile: string): Promise<Writer> {
  const call = await openCaller(child, mobile);
  return async (message) => (await call('sendLiveMessage', message)).msgId;
}

const startChild = async () =>
  startChildGateway(gateway.address, {
    port: await findFreePort(),
    dataDir: gateway.deps.config.dataDir,
    more: { WORKERS: 'off', LIVE_PORT: 'off' },
  });

test('a gateway that is killed under load loses no acknowledged message, and each message that is sent again is stored once', async () => {
  await gateway.deps.sql`update live_event set status = ${LiveStatus.living} where id = ${EVENT}`;
  const child = await startChild();
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

test('of a killed gateway each acknowledged notice has its entry in the log, which has no gap', async () => {
  const activityId = 'l06';
  const child = await startChild();
  const call = await openCaller(child, '13900000003');
  const underWay = ['一', '二', '三', '四', '五'].map((noticeContent) =>
    call('saveLiveMeetingNotice', { activityId, noticeContent, inChat: true }),
  );
  await Promise.any(underWay);
  await child.kill();
  const fates = await Promise.allSettled(underWay);

  const visitor = gateway.browser();
  const log = (await visitor.call('getRealtimeMessage', { activityId, since: 0 })).json().data.list;
  expect(log.map(({ position }: { position: number }) => position)).toEqual(
    log.map((_: unknown, index: number) => index + 1),
  );
  const announced = log.map(({ target }: { target: { id: string } }) => target.id);
  const acknowledged = fates.filter((fate) => fate.status === 'fulfilled').map(({ value }) => value.meetingNoticeId);
  expect(acknowledged).not.toEqual([]);
  for (const id of acknowledged) expect(announced).toContain(id);
  const { list } = (await visitor.call('getLiveMeetingNoticeList', { activityId })).json().data;
  const published = list.map(({ meetingNoticeId }: { meetingNoticeId: string }) => meetingNoticeId);
  expect(published).toEqual(expect.arrayContaining(announced));
});
