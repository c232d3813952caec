import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { productionEnv } from '../../../test/production.ts';
import { dailyJobQueue } from '../jobs/daily-job-worker.ts';

const gateway = await testApp({ env: { METRICS_TOKEN: 'a token of sixteen or more' } });
afterAll(() => gateway.close());

const get = (url: string, headers = {}, remoteAddress = '127.0.0.1') =>
  gateway.app.inject({ method: 'GET', url, headers, remoteAddress });

test('a gateway with its database is live and ready', async () => {
  for (const url of ['/gateway/health/live', '/gateway/health/ready']) {
    const reply = await get(url);
    expect([reply.statusCode, reply.json(), reply.headers['cache-control']]).toEqual([
      200,
      { status: 'ok' },
      'no-store',
    ]);
  }
});

test('a gateway without its database is live but not ready, and replies contain no details', async () => {
  const lost = await testApp();
  await lost.app.ready();
  await lost.deps.sql.end();
  expect((await lost.app.inject('/gateway/health/live')).statusCode).toBe(200);
  const ready = await lost.app.inject('/gateway/health/ready');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'no database' }]);
  await lost.close();
});

test('metrics count the replies by route and never by address', async () => {
  await get('/gateway/health/live?secret=1');
  const reply = await get('/gateway/metrics');
  expect(reply.headers['content-type']).toContain('text/plain');
  expect(reply.body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/gateway\/health\/live",status="200"\} [1-9]/,
  );
  expect(reply.body).toContain('process_cpu_seconds_total');
  expect(reply.body).not.toContain('secret');
});

test('metrics have the depth, age and failures of each queue of jobs', async () => {
  const idle = await testApp({ env: { WORKERS: 'off' } });
  const { db, jobs, sql } = idle.deps;
  await jobs.send(db, dailyJobQueue, { name: 'a' }, { singletonKey: 'a' });
  await jobs.send(db, dailyJobQueue, { name: 'b' }, { singletonKey: 'b', startAfter: 600 });
  await sql`update pgboss.job set start_after = now() - interval '90 seconds' where singleton_key = 'a'`;
  await sql`update pgboss.queue set failed_count = 3 where name = 'daily-jobs'`;
  const { body } = await idle.app.inject({ url: '/gateway/metrics', remoteAddress: '127.0.0.1' });
  expect(body).toContain('job_queue_waiting{queue="daily-jobs"} 2');
  expect(body).toContain('job_queue_failed{queue="daily-jobs"} 3');
  expect(body).toMatch(/job_queue_oldest_seconds\{queue="daily-jobs"\} 9\d/);
  expect(body).toContain('job_queue_waiting{queue="dead-letters"} 0');
  await idle.close();
});

test.each([
  ['from this machine', {}, '127.0.0.1', 200],
  ['from this machine by IPv6', {}, '::1', 200],
  ['from elsewhere', {}, '10.1.2.3', 401],
  ['through a proxy on this machine', { 'x-forwarded-for': '1.2.3.4' }, '127.0.0.1', 401],
  ['through one that sends an empty address', { 'x-forwarded-for': '' }, '127.0.0.1', 401],
  ['from elsewhere with a wrong token', { authorization: 'Bearer nope' }, '10.1.2.3', 401],
  ['from elsewhere with the token', { authorization: 'Bearer a token of sixteen or more' }, '10.1.2.3', 200],
])('metrics %s', async (_case, headers, address, status) => {
  expect((await get('/gateway/metrics', headers, address)).statusCode).toBe(status);
});

test.each([
  ['with a token', { METRICS_TOKEN: 'a token of sixteen or more' }, 200],
  ['without a token', {}, 401],
])('in production metrics are read by their token alone: %s', async (_case, env, withToken) => {
  const live = await testApp({ env: { ...productionEnv, ...env } });
  const read = async (headers: Record<string, string>) =>
    (await live.app.inject({ url: '/gateway/metrics', headers, remoteAddress: '127.0.0.1' })).statusCode;
  expect(await read({})).toBe(401);
  expect(await read({ authorization: 'Bearer undefined' })).toBe(401);
  expect(await read({ authorization: 'Bearer a token of sixteen or more' })).toBe(withToken);
  await live.close();
});

test('every reply carries the security headers, errors with them', async () => {
  for (const url of ['/gateway/health/live', '/gateway/nothing', '/gateway/%ff']) {
    const { headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-request-id': expect.any(String),
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test('over https replies have Strict-Transport-Security', async () => {
  const secure = await testApp({ env: { PUBLIC_URL: 'https://osteon.test' } });
  const { headers } = await secure.app.inject('/gateway/health/live');
  expect(headers['strict-transport-security']).toContain('max-age=63072000');
  await secure.close();
});

test('a malformed HTTP request is answered from the error catalogue too', async () => {
  const { port } = new URL(await gateway.app.listen({ port: 0, host: '127.0.0.1' }));
  const attempts = {
    40_000: 'NONSENSE\r\n\r\n',
    '40000 ': 'GET / HTTP/1.1\r\n\r\n',
    '40000  ': 'GET / HTTP/1.1\r\nhost: x\r\nexpect: a miracle\r\n\r\n',
    41_300: `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(150_000)}\r\n\r\n`,
  };
  for (const [code, text] of Object.entries(attempts)) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(text);
    const [chunk] = await once(socket, 'data');
    const [head = '', body = ''] = String(chunk).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 4\d\d [A-Z]/);
    expect(JSON.parse(body)).toMatchObject({ code: Number(code), data: null });
    expect(head).toContain('x-content-type-options: nosniff');
    expect(head).toContain("frame-ancestors 'none'");
    socket.destroy();
  }
});
