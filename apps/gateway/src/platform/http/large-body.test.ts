import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { calls, getPath } from '@osteon/contract';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';

const MB = 1024 * 1024;

/** The time for which a third body waits, in ms. */
const WAIT_MS = 10_000;

const gateway = await testApp();
const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => gateway.close());

// An account is locked at its sixth device.
const doctor = await gateway.login('13900000001');
const busy = await gateway.login('13900000002');
const other = await gateway.login('13900000003');
const locked = await gateway.login('13900000012');

/** A photograph that compression does not make smaller. */
const photo = await sharp(randomBytes(1200 * 800 * 3), { raw: { width: 1200, height: 800, channels: 3 } })
  .png({ compressionLevel: 0 })
  .toBuffer();

/** Sends a request by hand, so that its body can stop. */
function open(browser: Browser, headers: Record<string, string | number>): ClientRequest {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const token = browser.cookies.get('apiToken') ?? '';
  const sent = request(new URL(getPath(calls.updatePortrait), origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, apiToken: token, ...headers },
  });
  sent.on('error', () => undefined);
  return sent;
}

/** Sends the first half of a body and stops. */
function openHalf(browser: Browser, headers: Record<string, string | number> = { 'content-length': body.length }) {
  const sent = open(browser, headers);
  sent.write(body.subarray(0, body.length / 2));
  return sent;
}

const body = Buffer.from(JSON.stringify({ extName: 'png', fileContent: photo.toString('base64') }));

async function finish(sent: ClientRequest): Promise<number | undefined> {
  sent.end(body.subarray(body.length / 2));
  const [reply] = await once(sent, 'response');
  reply.resume();
  return reply.statusCode;
}

async function send(browser: Browser): Promise<number | undefined> {
  return finish(openHalf(browser));
}

/** Requests whose head the gateway has read. */
const countArrived = () => arrived;
let arrived = 0;
gateway.app.server.on('request', () => arrived++);

describe('a large body', () => {
  test.each([
    ['uploadAuthEnclosure', doctor],
    ['uploadAppealImage', locked],
    ['updatePortrait', doctor],
  ] as const)('of %s is parsed and decoded outside the event loop', async (name, browser) => {
    const parse = vi.spyOn(JSON, 'parse');
    const decode = vi.spyOn(Buffer, 'from');
    const reply = await browser.call(name, { extName: 'png', fileContent: photo.toString('base64') });
    expect(reply.json().code).toBe(0);
    expect(parse.mock.calls.filter(([text]) => text.length > MB)).toEqual([]);
    const decoded: unknown[][] = decode.mock.calls;
    expect(decoded.filter(([text, form]) => form === 'base64' && String(text).length > MB)).toEqual([]);
  });

  test.each([
    ['that is no JSON', '{"extName":"png","fileContent":"PADDING'],
    ['that is no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['with a key that changes prototypes', '{"__proto__":{},"fileContent":"PADDING"}'],
    ['of a million values', `{"fileContent":[${'1,'.repeat(MB)}1]}`],
    ['that is nested a million times', `{"fileContent":${'['.repeat(MB)}${']'.repeat(MB)}}`],
    ['of a form', `fileContent=${'a'.repeat(2 * MB)}`, 413],
  ] as const)('%s is refused', async (_what, text, status: number = 400) => {
    const padded =
      typeof text === 'string' ? text.replace('PADDING', 'a'.repeat(2 * MB)) : Buffer.concat([text, photo]);
    const type = status === 413 ? 'application/x-www-form-urlencoded' : 'application/json';
    const reply = await doctor.send({
      method: 'POST',
      url: getPath(calls.updatePortrait),
      payload: padded,
      headers: { 'content-type': type, apiToken: doctor.cookies.get('apiToken') ?? '' },
    });
    expect(reply.statusCode).toBe(status);
  });
});

describe('of the large bodies of an account', () => {
  const opened: ClientRequest[] = [];
  const half = (...args: Parameters<typeof openHalf>) => {
    const sent = openHalf(...args);
    opened.push(sent);
    return sent;
  };
  afterEach(() => {
    for (const sent of opened.splice(0)) sent.destroy();
  });

  test.each([
    ['is answered', finish],
    ['is cut off', async (sent: ClientRequest) => sent.destroy()],
  ])('a third one is read once another one %s', async (_what, leave) => {
    const before = countArrived();
    // Without a length a body may become as large as the call allows.
    const [first] = [half(busy), half(busy, { 'transfer-encoding': 'chunked' })];
    await vi.waitFor(() => expect(countArrived()).toBe(before + 2));
    const status = vi.fn<(status: number | undefined) => void>();
    const third = send(busy).then(status);
    await vi.waitFor(() => expect(countArrived()).toBe(before + 3));
    // Another account does not wait, and takes long enough for the third one to be answered if that was read.
    expect(await send(other)).toBe(200);
    expect(status).not.toHaveBeenCalled();
    await leave(first);
    await third;
    expect(status).toHaveBeenCalledWith(200);
  });

  test('one that has waited for ten seconds is refused, and one that is small never waits', async () => {
    const before = countArrived();
    half(busy);
    half(busy);
    await vi.waitFor(() => expect(countArrived()).toBe(before + 2));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const status = vi.fn<(status: number | undefined) => void>();
    const third = send(busy).then(status);
    const small = await busy.call('updatePortrait', { extName: 'png', fileContent: 'AAAA' });
    expect(small.json().code).not.toBe(42_900);
    expect(status).not.toHaveBeenCalled();
    await vi.waitFor(() => {
      vi.advanceTimersByTime(WAIT_MS);
      expect(status).toHaveBeenCalledWith(429);
    });
    vi.useRealTimers();
    await third;
  });
});
