import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findFreePort } from '../../../../scripts/free-port.mjs';
import { createBrowserOver } from '../../test/browser.ts';
import { type ChildGateway, getChildEnvironment, startChildGateway } from '../../test/child-gateway.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { makeVideo } from '../../test/media/make-video.ts';
import { readMaster, readPlaylist } from '../../test/playlist.ts';
import { productionEnv } from '../../test/production.ts';
import { requestChallenge, solveProofOfWork } from '../../test/proof-of-work.ts';
import { type NginxServer, startNginxServer } from '../../test/servers/nginx-server.ts';
import { type RedisServer, startRedisServer } from '../../test/servers/redis-server.ts';
import { type S3Server, startS3Server } from '../../test/servers/s3-server.ts';
import { type SmsProvider, startSmsProvider } from '../../test/servers/sms-provider.ts';
import { LIBRARY_FOLDER } from '../platform/storage/storage.ts';

const run = promisify(execFile);

const { DATABASE_URL: _unreachable, ...production } = productionEnv;

let folder: string;
let database: TestDatabase;
let s3: S3Server;
let redis: RedisServer;
let sms: SmsProvider;
let nginx: NginxServer;
/** Two gateways that only serve, and one that works on jobs. */
let gateways: ChildGateway[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-production-'));
  [database, s3, redis, sms] = await Promise.all([
    testDatabase({ empty: true }),
    startS3Server(),
    startRedisServer(),
    startSmsProvider({ Code: 'OK', RequestId: 'r-1' }),
  ]);
  const env = { ...s3.env, REDIS_URL: redis.url, ALIYUN_SMS_ENDPOINT: sms.endpoint, TRUST_PROXY: '1' };
  // The first one migrates the empty database.
  gateways = [await start(database, { ...env, WORKERS: 'off' })];
  gateways.push(
    ...(await Promise.all([start(database, { ...env, WORKERS: 'off' }), start(database, { ...env, WORKERS: 'on' })])),
  );
  nginx = await startNginxServer(gateways.map(({ url }) => url));
});
afterAll(async () => {
  await nginx.close();
  await Promise.all(gateways.map((gateway) => gateway.kill()));
  await Promise.all([s3.close(), redis.close(), sms.close()]);
  await database.close();
  await rm(folder, { recursive: true });
});

async function start({ address }: TestDatabase, more: Readonly<Record<string, string>>): Promise<ChildGateway> {
  const port = await findFreePort();
  const dataDir = join(folder, `data-${port}`);
  return startChildGateway(address, { port, dataDir, more: { ...production, DRAIN_SECONDS: '0', ...more } });
}

/** Runs the operator's program and returns what it prints. */
async function operate(
  { address }: TestDatabase,
  more: Readonly<Record<string, string>>,
  ...words: string[]
): Promise<string> {
  const env = { ...getChildEnvironment(address), ...production, DATA_DIR: join(folder, 'operator'), ...more };
  const program = join(import.meta.dirname, '..', 'operator', 'main.ts');
  return (await run(process.execPath, [program, ...words], { env })).stdout;
}

const content = (...words: string[]) => operate(database, s3.env, 'content', ...words);

/** A folder in the library's format that brings specialties, tags and doctors alone. */
async function writePeople(): Promise<string> {
  const people = join(folder, 'people');
  for (const path of ['content', 'imagery/covers', 'media']) await mkdir(join(people, path), { recursive: true });
  for (const file of await readdir(join(LIBRARY_FOLDER, 'content'))) {
    const text = await readFile(join(LIBRARY_FOLDER, 'content', file), 'utf8');
    const isIncluded = ['base.json', 'experts.json', 'agreements.json'].includes(file);
    const empty = file === 'home.json' ? '{"banners":[],"recommended":[],"cases":[],"sections":[]}' : '[]';
    await writeFile(join(people, 'content', file), isIncluded ? text : empty);
  }
  await writeFile(join(people, 'media/catalogue.json'), '{"pictures":[],"voices":{},"assignments":{}}');
  const [picture] = JSON.parse(await readFile(join(LIBRARY_FOLDER, 'imagery/manifest.json'), 'utf8'));
  await writeFile(join(people, 'imagery/manifest.json'), JSON.stringify([picture]));
  await cp(join(LIBRARY_FOLDER, 'imagery', picture.file), join(people, 'imagery', picture.file));
  return people;
}

/** A browser that sends its cookies to whichever gateway responds. */
function createVisitor() {
  let cookie = '';
  return async (gateway: ChildGateway, path: string) => {
    const reply = await fetch(gateway.url + path, { headers: { cookie } });
    const set = reply.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (set.length > 0) cookie = set.join('; ');
    return reply;
  };
}

type Visitor = ReturnType<typeof createVisitor>;

async function getPlaylistUrl(visit: Visitor, gateway: ChildGateway): Promise<string> {
  const reply = await visit(gateway, '/gateway/video-service/getVideoPlay?id=film-1');
  expect(reply.status).toBe(200);
  const { data } = (await reply.json()) as { data: { playlistUrl: string } };
  return data.playlistUrl;
}

/** Plays the video to its end: every segment of every track, as one text each. */
async function playVideo(visit: Visitor, gateway: ChildGateway, playlistUrl: string): Promise<Map<string, string>> {
  const beside = (url: string, name: string) => new URL(name, `http://x${url}`).pathname;
  const read = async (url: string) => {
    const reply = await visit(gateway, url);
    expect([url, reply.status]).toEqual([url, 200]);
    return Buffer.from(await reply.arrayBuffer());
  };
  const { renditions, audio } = readMaster((await read(playlistUrl)).toString());
  const segments = new Map<string, string>();
  for (const track of [...renditions, ...audio]) {
    const list = beside(playlistUrl, track);
    const { map = '', segments: names } = readPlaylist((await read(list)).toString());
    for (const name of [map, ...names]) {
      segments.set(`${track} ${name}`, (await read(beside(list, name))).toString('base64'));
    }
  }
  return segments;
}

// It encodes a video, at low priority, beside everything else that runs.
describe('an empty production install, two gateways and a worker, a real S3 server', () => {
  let tracks: Map<string, string>;
  const visit = createVisitor();

  test('imports people and a video by one command each', async () => {
    expect(await content('import', await writePeople())).toContain('people is loaded.');
    await makeVideo(join(folder, 'film.mp4'), { seconds: 8, size: '1280x720', languages: ['chi', 'eng'] });
    const item = {
      id: 'film-1',
      title: '胫骨平台骨折的复位',
      specialty: 'trauma',
      author: 'e02',
      summary: '从显露到固定。',
      kind: 'surgery',
      level: '中级',
      publish: true,
    };
    await writeFile(join(folder, 'film.json'), JSON.stringify(item));
    const output = await content('import', join(folder, 'film.mp4'), '--wait', 'on');
    expect(output).toContain('film-1: done');
    expect(await content('status', 'film-1')).toContain('done');
  });

  test('the video plays to its end through either gateway, by one link', async () => {
    const [first, second] = gateways;
    if (!first || !second) throw new Error('two gateways are running');
    const playlistUrl = await getPlaylistUrl(visit, first);
    tracks = await playVideo(visit, first, playlistUrl);
    expect([...tracks.keys()].filter((name) => name.endsWith('init.mp4'))).toHaveLength(4);
    expect(await playVideo(visit, second, playlistUrl)).toEqual(tracks);
  });

  test('a withdrawal takes effect on every gateway, and is undone', async () => {
    const [first, second] = gateways;
    if (!first || !second) throw new Error('two gateways are running');
    const playlistUrl = await getPlaylistUrl(visit, first);
    const statuses = async () =>
      Promise.all(
        [first, second].flatMap((gateway) =>
          ['/gateway/video-service/getVideo?id=film-1', playlistUrl].map(
            async (path) => (await visit(gateway, path)).status,
          ),
        ),
      );
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await content('withdraw', 'film-1', '--reason', '患者撤回同意');
    await vi.waitFor(async () => expect(await statuses()).toEqual([404, 404, 404, 404]), {
      timeout: 15_000,
      interval: 100,
    });
    await content('undo', 'film-1');
    await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200, 200, 200]), {
      timeout: 15_000,
      interval: 100,
    });
  });

  test('a backup restored into an empty database and an empty folder plays the same video', async () => {
    const backup = join(folder, 'backup');
    await operate(database, s3.env, 'backup', backup);
    const empty = await testDatabase({ empty: true });
    const dataDir = join(folder, 'restored');
    try {
      await operate(empty, { DATA_DIR: dataDir }, 'restore', backup);
      const gateway = await start(empty, { DATA_DIR: dataDir });
      try {
        const other = createVisitor();
        expect(await playVideo(other, gateway, await getPlaylistUrl(other, gateway))).toEqual(tracks);
      } finally {
        await gateway.kill();
      }
    } finally {
      await empty.close();
    }
  });
});

test('behind nginx with TLS a doctor logs in by a code', async () => {
  const account = '13712340001';
  const browser = createBrowserOver((options) => nginx.dispatch(options));
  // Behind the proxy this address counts for nothing.
  const forged = { 'x-forwarded-for': '198.51.100.9', origin: 'https://edu.example.com' };
  const proof = await solveProofOfWork(await requestChallenge(browser));
  const requested = await browser.call(
    'createVerificationCode',
    { account, codeLength: 4, isNew: 1, typeId: 3, sendType: 0 },
    { ...proof, ...forged },
  );
  expect(requested.json()).toMatchObject({ responseCode: 0 });
  const { code } = JSON.parse(sms.got[0]?.query.get('TemplateParam') ?? '{}');

  const login = { account, accountType: 'MOBILE', validCode: code } as const;
  const reply = await browser.call('verificationCodeLogin', login, forged);
  expect(reply.json()).toMatchObject({ code: 0, data: { pcLoginStatus: 1 } });
  expect(reply.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  expect(reply.cookies.map(({ name, secure, httpOnly }) => ({ name, secure, httpOnly: httpOnly === true }))).toEqual(
    expect.arrayContaining([{ name: '__Host-osteon_session', secure: true, httpOnly: true }]),
  );
  expect(reply.cookies.filter(({ secure }) => secure !== true)).toEqual([]);
  expect((await browser.call('checkSession', {}, forged)).json()).toMatchObject({ code: 0 });

  const audit = await operate(database, {}, 'audit', '--account', account);
  expect(audit).toContain(`ip=${nginx.client}`);
  expect(audit).not.toContain('ip=198.51.100.9');
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  expect(await nginx.upgrade('/gateway/push/?EIO=4&transport=websocket', { ...forged, cookie })).toBe(101);
});
