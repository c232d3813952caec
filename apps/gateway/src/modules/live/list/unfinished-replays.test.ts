import type { LiveListItem } from '@osteon/contract';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';

const gateway = await testApp();
afterAll(() => gateway.close());

test('started replays that are not finished are listed to their viewer alone', async () => {
  const doctor = await gateway.login('13900000002');
  const visitor = gateway.browser();
  const read = async (browser: typeof doctor) => {
    const choice = { when: 'past', unfinished: 'true' } as const;
    const { list: rows } = (await browser.call('listLives', choice)).json().data;
    const { listed } = (await browser.call('countLives', choice)).json().data;
    return [rows.map(({ activityId }: LiveListItem) => activityId), listed];
  };
  expect(await read(doctor)).toEqual([[], 0]);
  const past: LiveListItem[] = (await visitor.call('listLives', { when: 'past' })).json().data.list;
  const positionSeconds = past.find(({ activityId }) => activityId === 'l02')?.replay?.durationSeconds ?? 0;
  await doctor.call('saveReplayPosition', { activityId: 'l02', positionSeconds: 20 });
  await doctor.call('saveReplayPosition', { activityId: 'l01', positionSeconds: 5 });
  expect(await read(doctor)).toEqual([['l02'], 1]);
  await doctor.call('saveReplayPosition', { activityId: 'l02', positionSeconds });
  expect(await read(doctor)).toEqual([[], 0]);
  expect(await read(visitor)).toEqual([[], 0]);
});
