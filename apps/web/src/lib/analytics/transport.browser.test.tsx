import { expect, test } from '../../../test/component-test.tsx';
import { gatewayTransport } from './transport.ts';

test.for([
  { status: 503, done: false },
  { status: 429, done: false },
  { status: 400, done: true },
])('a report that is answered with $status is done: $done', async ({ status, done }, { gateway }) => {
  gateway.fail('reportAnalytics', status);
  expect(await gatewayTransport.post('reportAnalytics', '{}')).toBe(done);
});

test('a report without a network is sent again later', async ({ gateway }) => {
  gateway.disconnect('reportAnalytics');
  expect(await gatewayTransport.post('reportAnalytics', '{}')).toBe(false);
});
