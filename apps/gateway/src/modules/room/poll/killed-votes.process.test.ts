import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { findFreePort } from '../../../../../../scripts/free-port.mjs';
import { testApp } from '../../../../test/app.ts';
import { startChildGateway } from '../../../../test/child-gateway.ts';
import { createRoomEvent } from '../../../../test/room/create-room-event.ts';
import { openCaller } from '../../../../test/room/open-caller.ts';

const ACCOUNTS = ['13900000002', '13900000004', '13900000008', '13900000009', '13900000013'];
const gateway = await testApp();
afterAll(() => gateway.close());

test('of a killed gateway each acknowledged vote is stored, and each vote that is sent again counts once', async () => {
  const activityId = await createRoomEvent(gateway.deps.sql, ['sample-03']);
  const assistant = await gateway.login('13900000003');
  const saved = await assistant.call('saveLivePoll', { activityId, text: '怎么固定？', options: ['一', '二'] });
  const { pollId } = saved.json().data;
  await assistant.call('moveLivePoll', { activityId, pollId, act: 'open' });
  const question = { activityId, text: '入点怎么选？', clientId: randomUUID() };
  const { questionId } = (await assistant.call('askLiveQuestion', question)).json().data;
  const child = await startChildGateway(gateway.address, {
    port: await findFreePort(),
    dataDir: gateway.deps.config.dataDir,
    more: { WORKERS: 'off', LIVE_PORT: 'off' },
  });
  const callers: Awaited<ReturnType<typeof openCaller>>[] = [];
  for (const mobile of ACCOUNTS) callers.push(await openCaller(child, mobile));
  const underWay = callers.flatMap((call) => [
    call('voteLivePoll', { pollId, option: 1 }),
    call('voteLiveQuestion', { questionId, on: true }),
  ]);
  await Promise.any(underWay);
  await child.kill();
  const fates = await Promise.allSettled(underWay);
  const isAcknowledged = (index: number) => fates[index]?.status === 'fulfilled';
  expect(fates.some((_, index) => isAcknowledged(index))).toBe(true);

  for (const [index, mobile] of ACCOUNTS.entries()) {
    const voter = await gateway.login(mobile);
    const [poll] = (await voter.call('listLivePolls', { activityId })).json().data.list;
    if (isAcknowledged(2 * index)) expect(poll.own).toBe(1);
    const [asked] = (await voter.call('listLiveQuestions', { activityId, order: 'hot' })).json().data.list;
    if (isAcknowledged(2 * index + 1)) expect(asked.own.isVoted).toBe(true);
    expect((await voter.call('voteLivePoll', { pollId, option: 1 })).json().code).toBe(0);
    expect((await voter.call('voteLiveQuestion', { questionId, on: true })).json().code).toBe(0);
  }
  const visitor = gateway.browser();
  const polls = (await visitor.call('listLivePolls', { activityId })).json().data.list;
  expect(polls).toMatchObject([{ voteNum: ACCOUNTS.length, result: [0, ACCOUNTS.length] }]);
  const questions = (await visitor.call('listLiveQuestions', { activityId, order: 'hot' })).json().data.list;
  expect(questions).toMatchObject([{ questionId, votes: ACCOUNTS.length }]);
});
