import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { couponCommand } from './coupon-command.ts';

const projectId = 'annual-membership';
let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp();
});
afterAll(() => gateway.close());

async function run(words: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of couponCommand.read(words)(gateway.operator)) lines.push(line);
  return lines;
}

test('an account is offered a coupon by its mobile number', async () => {
  const said = await run(['--account', '13900000004', '--amount', '39.95', '--hours', '1', '--days', '3']);
  expect(said).toEqual([expect.stringMatching(/^13900000004 is offered 39\.95 yuan off until \d{4}\.\d{2}\.\d{2} /)]);
  const browser = await gateway.login('13900000004');
  const { data } = (await browser.call('getMemberProductDetail', { projectId, sceneType: 1 })).json();
  expect(data).toMatchObject({ actualPrice: '659.05', couponAmount: '39.95', couponEffectiveDays: 3 });
  expect(data.couponExpirationTime - data.serverTime).toBeGreaterThan(3_500_000);
  expect(data.couponExpirationTime - data.serverTime).toBeLessThanOrEqual(3_600_000);
  const messages = (await browser.call('listMessages', {})).json().data.list;
  expect(messages).toMatchObject([{ scene: 'auth_coupon', pcLink: '/membership', isRead: 0 }]);
  expect(messages[0].body).toContain('39.95元会员优惠券');
});

test.each([
  [['--account', '13000000000'], 'There is no account 13000000000.'],
  [['--account', '13900000004', '--amount', '699'], '--amount must be more than 0 and less than the price, 699 yuan.'],
  [['--account', '13900000004', '--amount', '0'], '--amount must be more than 0 and less than the price, 699 yuan.'],
])('%o is refused', async (words, said) => {
  await expect(run(words)).rejects.toThrow(new StartupError(said));
});

test.each([
  [[], '--account must name who gets it'],
  [['--account', 'x', '--amount', '-1'], "Option '--amount' argument is ambiguous"],
  [['--account', 'x', '--amount', '5.001'], '--amount must be an amount in yuan, such as 50 or 39.9'],
  [['--account', 'x', '--days', '367'], '--days must be a whole number up to 366'],
])('the arguments %o are invalid', (words, said) => {
  expect(() => couponCommand.read(words)).toThrow(said);
});
