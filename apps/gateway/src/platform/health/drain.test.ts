import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { holdTimeLimits } from '../../../test/time-limit.ts';

/** A gateway that listens, with a call that answers on demand. */
async function listening(env: Record<string, string> = {}) {
  const gate = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const gateway = await testApp({
    env,
    modules: () => ({
      handlers: {
        listContinueWatching: async () => {
          arrived.resolve();
          await gate.promise;
          return { list: [] };
        },
      },
    }),
  });
  const url = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  return { gateway, url, arrived: arrived.promise, open: gate.resolve };
}

/** Status of a reply, or the code of the connection error. */
async function getStatus(url: string, agent: Agent): Promise<number | string> {
  const request = get(url, { agent });
  try {
    const [reply] = await once(request, 'response');
    for await (const _chunk of reply);
    return reply.statusCode;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  }
}

test('a stopping gateway answers running calls and accepts no new ones', async () => {
  const { gateway, url, arrived, open } = await listening();
  const agent = new Agent({ keepAlive: true });
  const running = getStatus(`${url}/gateway/home-service/listContinueWatching`, agent);
  await arrived;
  const closed = gateway.close();
  await expect.poll(() => getStatus(`${url}/gateway/health/live`, new Agent())).toBe('ECONNREFUSED');
  open();
  expect(await running).toBe(200);
  await closed;
});

test('clients that send requests while the gateway stops never receive a 5xx', async () => {
  const { gateway, url, open } = await listening();
  open();
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const statuses = new Map<number | string, number>();
  let refused = false;
  const clients = Array.from({ length: 20 }, async () => {
    while (!refused) {
      const status = await getStatus(`${url}/gateway/home-service/listContinueWatching`, agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      refused ||= status === 'ECONNREFUSED';
    }
  });
  await expect.poll(() => statuses.get(200) ?? 0, { timeout: 20_000 }).toBeGreaterThan(100);
  await gateway.close();
  await Promise.all(clients);
  expect([...statuses.keys()].filter((status) => typeof status === 'number')).toEqual([200]);
});

test('before it closes, the gateway reports not ready and still answers', async () => {
  const { gateway, url, open } = await listening({ DRAIN_SECONDS: '5' });
  const limits = holdTimeLimits(5000);
  open();
  const closed = gateway.close();
  await expect.poll(() => getStatus(`${url}/gateway/health/ready`, new Agent())).toBe(503);
  expect(await getStatus(`${url}/gateway/health/live`, new Agent())).toBe(200);
  expect(await getStatus(`${url}/gateway/home-service/listContinueWatching`, new Agent())).toBe(200);
  limits.pass(5000);
  await closed;
  expect(await getStatus(`${url}/gateway/health/live`, new Agent())).toBe('ECONNREFUSED');
});

test('a drain takes the configured time, also where that is longer than the limit of a closing plugin', async () => {
  const { gateway, url, arrived, open } = await listening({ DRAIN_SECONDS: '11' });
  const limits = holdTimeLimits(10_000, 11_000);
  const running = getStatus(`${url}/gateway/home-service/listContinueWatching`, new Agent());
  await arrived;
  let hasClosed = false;
  const closed = gateway.close().then(() => {
    hasClosed = true;
  });
  await expect.poll(() => getStatus(`${url}/gateway/health/ready`, new Agent())).toBe(503);
  open();
  expect(await running).toBe(200);
  limits.pass(10_000);
  expect(await getStatus(`${url}/gateway/health/live`, new Agent())).toBe(200);
  expect(hasClosed).toBe(false);
  limits.pass(11_000);
  await closed;
});
