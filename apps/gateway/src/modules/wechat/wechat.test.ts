import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { holdTimeLimits } from '../../../test/time-limit.ts';
import { auditEntry } from '../audit/tables.ts';
import { computeSignature, createMessageCipher } from './message-cipher.ts';
import { formatXml, parseXml } from './xml.ts';

const PATH = '/gateway/wechat-service/push';
const TOKEN = 'OsteonToken1';
const APP_ID = 'wx5823bf96d3bd56c7';
const AES_KEY = 'jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C';
const clock = createFakeClock();
const env = { WECHAT_APP_ID: APP_ID, WECHAT_APP_SECRET: 'secret', WECHAT_TOKEN: TOKEN };

/** A fake of WeChat's API: the requests it received, and its responses. */
const requests: { path: string; body: unknown }[] = [];
let answers: object[] = [];
let api: Server;
let endpoint = '';
let plain: TestApp;
let safe: TestApp;

beforeAll(async () => {
  api = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      requests.push({ path: request.url ?? '', body: JSON.parse(body) });
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answers.shift() ?? { errcode: -1 }));
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  plain = await testApp({ clock, env: { ...env, WECHAT_ENDPOINT: endpoint } });
  safe = await testApp({ clock, env: { ...env, WECHAT_ENDPOINT: endpoint, WECHAT_AES_KEY: AES_KEY } });
});
beforeEach(() => {
  requests.length = 0;
  answers = [];
});
afterAll(async () => {
  await plain.close();
  await safe.close();
  api.close();
});

let lastTimestamp = 1_700_000_000;

function getScan(scene: string, more: Record<string, string> = {}) {
  const event = { Event: 'SCAN', EventKey: scene, Ticket: 'ticket' };
  return {
    ToUserName: 'gh_1',
    FromUserName: 'openid_1',
    CreateTime: ++lastTimestamp,
    MsgType: 'event',
    ...event,
    ...more,
  };
}

let nonces = 0;
const now = () => String(Math.floor(clock.now() / 1000));

/** The address that WeChat would push to, signed for the current time. */
function signed({ timestamp = now(), nonce = String(++nonces), token = TOKEN } = {}) {
  return { timestamp, nonce, signature: computeSignature(token, timestamp, nonce) };
}

async function push(gateway: TestApp, payload: string, query: Record<string, string>) {
  return gateway.app.inject({ method: 'POST', url: PATH, query, headers: { 'content-type': 'text/xml' }, payload });
}

/** A scene of a new desktop, and its polls. */
async function createScene(gateway: TestApp) {
  const desktop = gateway.browser();
  const { scene, qrCodeUrl } = (await desktop.call('generatePcLoginQrCode', {})).json().data;
  const poll = async () => (await desktop.call('checkPcLoginStatus', { loginScene: scene })).json().data;
  return { scene, qrCodeUrl, poll };
}

async function getAudit(gateway: TestApp) {
  return gateway.deps.db.select().from(auditEntry).where(eq(auditEntry.event, 'wechatEvent'));
}

test("the code is the official account's, and its token is requested once", async () => {
  answers = [
    { access_token: 'at1', expires_in: 7200 },
    { ticket: 't', url: 'http://weixin.qq.com/q/one' },
    { ticket: 't', url: 'http://weixin.qq.com/q/two' },
  ];
  const first = await createScene(plain);
  expect(first.qrCodeUrl).toBe('http://weixin.qq.com/q/one');
  expect((await createScene(plain)).qrCodeUrl).toBe('http://weixin.qq.com/q/two');
  expect(requests.map(({ path }) => path)).toEqual([
    '/cgi-bin/stable_token',
    '/cgi-bin/qrcode/create?access_token=at1',
    '/cgi-bin/qrcode/create?access_token=at1',
  ]);
  expect(requests[1]?.body).toEqual({
    expire_seconds: 1200,
    action_name: 'QR_STR_SCENE',
    action_info: { scene: { scene_str: first.scene } },
  });
});

test('an expired token is requested again, and without WeChat the phone page is shown', async () => {
  answers = [
    { errcode: 42001, errmsg: 'access_token expired' },
    { access_token: 'at2', expires_in: 7200 },
    { ticket: 't', url: 'http://weixin.qq.com/q/three' },
  ];
  expect((await createScene(plain)).qrCodeUrl).toBe('http://weixin.qq.com/q/three');
  answers = [{ errcode: 45009, errmsg: 'reach max api daily quota limit' }];
  const { qrCodeUrl, scene } = await createScene(plain);
  expect(qrCodeUrl).toBe(`http://osteon.test/edu/m/login?scene=${scene}`);
});

test('a code for the app opens the phone page', async () => {
  for (let logins = 0; logins < 3; logins++) await plain.login('13900000002');
  const desktop = plain.browser();
  await desktop.call('accountPasswdLogin', { mobile: '13900000002', passwd: 'Osteon2026!' });
  const { data } = (await desktop.call('generateAppLoginQr', { customerId: 'sample-02' })).json();
  expect(data.qrCodeUrl).toContain('/edu/m/login?scene=');
  expect(requests).toEqual([]);
});

test('a code of a certification has a scene of its own, and opens its page', async () => {
  const desktop = await plain.login('13900000001');
  const generate = async (tempState: string) => {
    const more = { classify: 58, page: 'm/certify', sceneData: '{"level":1}', generateType: 2 } as const;
    return (await desktop.call('generateMiniQrCode', { ...more, tempState })).json().data.qrCodeUrl;
  };
  answers = [{ ticket: 't', url: 'http://weixin.qq.com/q/four' }];
  const tempState = 'n'.repeat(36);
  expect(await generate(tempState)).toBe('http://weixin.qq.com/q/four');
  expect(requests.at(-1)?.body).toMatchObject({ action_info: { scene: { scene_str: `certify.${tempState}` } } });
  const scanned = await push(plain, formatXml(getScan(`certify.${tempState}`)), signed());
  const { Content: text } = parseXml(scanned.body);
  expect(text).toContain(`<a href="http://osteon.test/edu/m/certify?scene=${tempState}">`);

  requests.length = 0;
  const long = 'n'.repeat(64);
  expect(await generate(long)).toBe(`http://osteon.test/edu/m/certify?scene=${long}`);
  expect(requests).toEqual([]);
});

test('the server address is verified by its echo', async () => {
  const query = { ...signed(), echostr: '5927782489442352469' };
  const reply = await plain.app.inject({ method: 'GET', url: PATH, query });
  expect([reply.statusCode, reply.body]).toEqual([200, query.echostr]);
  const forged = await plain.app.inject({ method: 'GET', url: PATH, query: { ...query, signature: 'x' } });
  expect([forged.statusCode, forged.json().code]).toEqual([401, 40101]);
});

describe.each(['plain', 'safe'])('a scan in %s mode', (mode) => {
  const cipher = createMessageCipher({ aesKey: AES_KEY, appId: APP_ID });
  const gateway = () => (mode === 'safe' ? safe : plain);

  /** Pushes as WeChat does in this mode. */
  function send(fields: Record<string, string | number>, query = signed()) {
    const xml = formatXml(fields);
    if (mode === 'plain') return push(gateway(), xml, query);
    const Encrypt = cipher.encrypt(xml);
    const sealed = { ...query, msg_signature: computeSignature(TOKEN, query.timestamp, query.nonce, Encrypt) };
    return push(gateway(), formatXml({ ToUserName: 'gh_1', Encrypt }), sealed);
  }

  /** The response's fields after its envelope is decrypted. */
  function read(body: string) {
    const outer = parseXml(body);
    if (mode === 'plain') return outer;
    const { Encrypt, MsgSignature, TimeStamp, Nonce } = outer;
    expect(MsgSignature).toBe(computeSignature(TOKEN, String(TimeStamp), String(Nonce), String(Encrypt)));
    return parseXml(cipher.decrypt(String(Encrypt)) ?? '');
  }

  test('marks the scene and answers with the link to the phone page', async () => {
    const { scene, poll } = await createScene(gateway());
    const reply = await send(getScan(scene));
    expect(read(reply.body)).toMatchObject({
      ToUserName: 'openid_1',
      FromUserName: 'gh_1',
      MsgType: 'text',
      Content: expect.stringContaining(`<a href="http://osteon.test/edu/m/login?scene=${scene}">登录</a>`),
    });
    expect(await poll()).toMatchObject({ customerId: null, scanned: true });
  });

  test('by a new follower is a scan, too', async () => {
    const { scene, poll } = await createScene(gateway());
    await send(getScan(`qrscene_${scene}`, { Event: 'subscribe' }));
    expect(await poll()).toMatchObject({ scanned: true });
  });

  test('of an expired code gets a reply that says so', async () => {
    const { scene } = await createScene(gateway());
    clock.advance(1_200_000);
    expect(read((await send(getScan(scene))).body)).toMatchObject({ Content: expect.stringContaining('二维码已过期') });
    expect(read((await send(getScan('never-was'))).body)).toMatchObject({ Content: expect.stringContaining('已过期') });
  });

  test('retried by WeChat is handled once', async () => {
    const { scene } = await createScene(gateway());
    const before = (await getAudit(gateway())).length;
    const event = getScan(scene);
    const replies = await Promise.all([send(event), send(event), send(event)]);
    for (const reply of replies) expect(read(reply.body)).toMatchObject({ Content: expect.stringContaining(scene) });
    expect(await getAudit(gateway())).toHaveLength(before + 1);
  });

  test('with a bad signature, an old one or a replayed one is refused and changes nothing', async () => {
    const { scene, poll } = await createScene(gateway());
    const event = getScan(scene);
    const old = signed({ timestamp: String(Number(now()) - 301) });
    for (const query of [signed({ token: 'another' }), old, { ...signed(), timestamp: now() + 1 }]) {
      expect((await send(event, query)).statusCode).toBe(401);
    }
    const query = signed();
    await send(getScan('another'), query);
    expect((await send(event, query)).statusCode).toBe(401);
    expect(await poll()).toMatchObject({ scanned: false });

    const once = signed();
    expect((await send(event, once)).statusCode).toBe(200);
    clock.advance(21_000);
    expect((await send(event, once)).statusCode).toBe(401);
    expect((await getAudit(gateway())).filter(({ outcome }) => outcome === 'refused').length).toBeGreaterThanOrEqual(3);
  });

  test('gets a reply in time while the database does not respond', async () => {
    const { scene } = await createScene(gateway());
    const { sql } = gateway().deps;
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: locked, resolve: onLocked } = Promise.withResolvers<void>();
    const holding = sql.begin(async (tx) => {
      await tx`lock table wechat_push in access exclusive mode`;
      onLocked();
      await held;
    });
    await locked;
    const limits = holdTimeLimits(4000);
    const replied = send(getScan(scene));
    await vi.waitFor(async () => {
      limits.pass(4000);
      expect(await Promise.race([replied, Promise.resolve(null)])).not.toBeNull();
    }, 15_000);
    expect(read((await replied).body)).toMatchObject({ Content: expect.stringContaining(scene) });
    release();
    await holding;
  });
});

test('in safe mode a message in clear, of another key or altered is refused', async () => {
  const { scene, poll } = await createScene(safe);
  expect((await push(safe, formatXml(getScan(scene)), signed())).statusCode).toBe(401);
  const query = signed();
  const foreign = createMessageCipher({ aesKey: AES_KEY, appId: 'wx_other' }).encrypt(formatXml(getScan(scene)));
  const msg_signature = computeSignature(TOKEN, query.timestamp, query.nonce, foreign);
  expect((await push(safe, formatXml({ Encrypt: foreign }), { ...query, msg_signature })).statusCode).toBe(401);
  const altered = formatXml({ Encrypt: `${foreign.slice(0, -4)}AAA=` });
  expect((await push(safe, altered, { ...query, msg_signature })).statusCode).toBe(401);
  expect(await poll()).toMatchObject({ scanned: false });
});

test.each([
  ['entities', '<!DOCTYPE x [<!ENTITY a "b">]><xml><FromUserName>&a;</FromUserName></xml>'],
  ['an external one', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><xml></xml>'],
  ['no XML', '<xml><FromUserName>'],
  ['fields that are missing', '<xml><MsgType>event</MsgType></xml>'],
  ['nothing to read', '\u0000'],
])('a push with %s is refused', async (_what, body) => {
  const reply = await push(plain, body, signed());
  expect([reply.statusCode, reply.json().code]).toEqual([400, 40000]);
});

test('a push of 1 MB is refused, and any other message is accepted without a reply', async () => {
  const large = await push(plain, `<xml><a>${'x'.repeat(1024 * 1024)}</a></xml>`, signed());
  expect([large.statusCode, large.json().code]).toEqual([413, 41300]);
  const text = getScan('', { MsgType: 'text', Event: '', Content: '您好' });
  expect((await push(plain, formatXml(text), signed())).body).toBe('success');
});

test('without an official account the webhook of WeChat does not exist', async () => {
  const none = await testApp();
  expect((await push(none, '<xml></xml>', signed())).statusCode).toBe(404);
  await none.close();
});
