import { randomUUID } from 'node:crypto';
import { errors } from '@osteon/contract';
import { afterAll, expect, test, vi } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createRoomEvent } from '../../../../test/room/create-room-event.ts';
import { createMessageWriteRepository } from './message-write-repository.ts';

const gateway = await testApp({ poolSize: 10 });
const { sql } = gateway.deps;
const doctor = await gateway.login('13900000002');
const assistant = await gateway.login('13900000003');
const nurse = await gateway.login('13900000004');
const member = await gateway.login('13900000009');
afterAll(() => gateway.close());

test('messages that wait for a chat occupy one connection, and each is decided on its own', async () => {
  const activityId = await createRoomEvent(sql, []);
  const send = async (browser: Browser, msg: string, fields: object = {}) =>
    (await browser.call('sendLiveMessage', { activityId, msg, hash: randomUUID(), ...fields })).json();
  const countWaiting = async () =>
    (
      await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    ).length;
  const hash = randomUUID();
  let first: ReturnType<typeof send> | undefined;
  const others: ReturnType<typeof send>[] = [];
  await gateway.deps.db.transaction(async (tx) => {
    await createMessageWriteRepository(tx).lockChat(activityId);
    first = send(doctor, '第一条');
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1), 15_000);
    others.push(
      send(assistant, '第二条', { hash }),
      send(assistant, '第二条', { hash }),
      send(nurse, '患者张伟，住院号 0012345'),
      send(nurse, '第三条', { quoteMsgId: 'unknown' }),
      send(nurse, '第四条'),
      ...Array.from({ length: 20 }, () => send(member, '第五条')),
    );
    // As many calls as the pool has connections are answered meanwhile.
    await Promise.all(Array.from({ length: 10 }, () => doctor.call('getLiveMeetingNoticeList', { activityId })));
    expect(await countWaiting()).toBe(1);
  });
  expect((await first)?.code).toBe(0);
  const [second, again, patient, unknown, fourth, ...flood] = await Promise.all(others);
  expect(second).toMatchObject({ code: 0, data: { hash } });
  expect(again?.data).toEqual(second?.data);
  expect([patient, unknown, fourth].map((each) => each?.code)).toEqual([
    errors.patientData.code,
    errors.notFound.code,
    0,
  ]);
  expect(flood.filter(({ code }) => code === 0)).toHaveLength(1);
  const stored = await sql`select position, text from live_message where live_id = ${activityId} order by position`;
  expect(stored.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  expect(stored[0]?.text).toBe('第一条');
  const [chat] = await sql`select last_position, message_num from live_chat where live_id = ${activityId}`;
  expect(chat).toEqual({ last_position: 4, message_num: 4 });
});
