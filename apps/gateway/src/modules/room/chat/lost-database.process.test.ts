import { randomUUID } from 'node:crypto';
import { CHAT_PAUSE_MS } from '@osteon/domain';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { quiet } from '../../../../test/quiet.ts';
import { nextEvent } from '../../../../test/realtime/next-event.ts';
import { createRoomEvent } from '../../../../test/room/create-room-event.ts';
import { endConnections, sendUntilAnswered } from '../../../../test/servers/lost-connections.ts';
import { connect } from '../../../platform/database/connect.ts';

const ACCOUNTS = ['13900000002', '13900000004', '13900000008', '13900000009', '13900000013'];
const ROUNDS = 9;

const clock = createFakeClock();
let gateway: TestApp;
let outside: ReturnType<typeof connect>;

beforeAll(async () => {
  gateway = await testApp({ clock, poolSize: 8 });
  outside = connect(gateway.address, { poolSize: 1, log: quiet });
});
afterAll(async () => {
  await outside.sql.end();
  await gateway.close();
});

test('messages and votes whose answers are lost with the database count once, and open pages hear of the gap', async () => {
  const activityId = await createRoomEvent(gateway.deps.sql, ['sample-03']);
  const assistant = await gateway.login('13900000003');
  const saved = await assistant.call('saveLivePoll', { activityId, text: '怎么固定？', options: ['一', '二'] });
  const { pollId } = saved.json().data;
  await assistant.call('moveLivePoll', { activityId, pollId, act: 'open' });
  const question = { activityId, text: '入点怎么选？', clientId: randomUUID() };
  const { questionId } = (await assistant.call('askLiveQuestion', question)).json().data;
  const writers: Browser[] = [];
  for (const mobile of ACCOUNTS) writers.push(await gateway.login(mobile));
  const address = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const page = io(`${address}/content`, {
    path: '/gateway/push',
    transports: ['websocket'],
    auth: { id: activityId },
    forceNew: true,
  });
  await nextEvent(page, 'connect');
  const missed = nextEvent(page, 'missed');

  const failures: number[] = [];
  const hashes: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    clock.advance(CHAT_PAUSE_MS);
    const writes = writers.flatMap((writer) => {
      const hash = randomUUID();
      hashes.push(hash);
      return [
        sendUntilAnswered(writer, 'sendLiveMessage', { activityId, msg: `第${round}条`, hash }),
        sendUntilAnswered(writer, 'voteLivePoll', { pollId, option: 1 }),
        sendUntilAnswered(writer, 'voteLiveQuestion', { questionId, on: true }),
      ];
    });
    if (round % 3 === 0) await endConnections(outside.sql);
    failures.push(...(await Promise.all(writes)).flat());
  }
  // Otherwise nothing was lost and the test proves nothing. A page repeats a call after these alone.
  expect(failures).not.toEqual([]);
  for (const code of failures) expect([50_000, 50_300]).toContain(code);
  expect(await missed).toBeUndefined();

  const visitor = gateway.browser();
  const { list } = (await visitor.call('getRealtimeMessage', { activityId, since: 0 })).json().data;
  expect(list.map(({ position }: { position: number }) => position)).toEqual(hashes.map((_, index) => index + 1));
  expect(list.map(({ hash }: { hash: string }) => hash).toSorted()).toEqual(hashes.toSorted());
  const polls = (await visitor.call('listLivePolls', { activityId })).json().data.list;
  expect(polls).toMatchObject([{ voteNum: ACCOUNTS.length, result: [0, ACCOUNTS.length] }]);
  const questions = (await visitor.call('listLiveQuestions', { activityId, order: 'hot' })).json().data.list;
  expect(questions).toMatchObject([{ questionId, votes: ACCOUNTS.length }]);

  // The gateway listens again, so that what is written now reaches the page without a request.
  const positions: number[] = [];
  page.on('news', (news: { position: number }[]) => positions.push(...news.map(({ position }) => position)));
  clock.advance(CHAT_PAUSE_MS);
  await assistant.call('sendLiveMessage', { activityId, msg: '恢复了', hash: randomUUID() });
  await expect.poll(() => positions, { timeout: 15_000 }).toContain(hashes.length + 1);
  page.disconnect();
});
