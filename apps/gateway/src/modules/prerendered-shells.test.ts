import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatTime, PRERENDERED_SHELL_READERS } from '@osteon/domain';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { createFakeClock } from '../../test/fake-clock.ts';
import { contentCommand } from '../operator/content/content-command.ts';

const webRoot = await mkdtemp(join(tmpdir(), 'osteon-web-'));
await mkdir(join(webRoot, '.vite'));
await writeFile(
  join(webRoot, 'index.html'),
  '<html><head><!--head--><title>骨元</title></head><body><!--first-frame--><div id="root"></div></body></html>',
);
const SKELETON = '<div data-slot="poster"></div><h1 data-slot="title"><i></i></h1>';
const HOME_SKELETON = '<div class="home-lead night" data-slot="lead"></div>';
await writeFile(
  join(webRoot, '.vite', 'first-frames.json'),
  JSON.stringify({
    parts: [SKELETON, HOME_SKELETON, ...PRERENDERED_SHELL_READERS],
    frames: Object.fromEntries(
      PRERENDERED_SHELL_READERS.map((reader, index) => [
        reader,
        { videoTerminal: [0], home: [1], courseList: [index + 2] },
      ]),
    ),
  }),
);
const clock = createFakeClock();
const gateway = await testApp({ webRoot, clock });
afterAll(async () => {
  await gateway.close();
  await rm(webRoot, { recursive: true });
});

/** The prerendered shell of a page, and the initial data that the portal reads. */
async function open(path: string, browser = gateway.browser()) {
  const { body, statusCode } = await browser.send({ url: `/edu${path}` });
  const frame = /<div id="first-frame">(.*)<\/div><div id="root">/s.exec(body)?.[1];
  const data = /id="first-paint">(.*?)<\/script>/s.exec(body)?.[1];
  return { body, statusCode, frame, data: data === undefined ? undefined : JSON.parse(data) };
}

async function operate(...words: string[]): Promise<void> {
  for await (const _line of contentCommand.read(words)(gateway.operator));
}

test("a video's page contains poster, title and response, and loads the poster first", async () => {
  const answer = (await gateway.browser().call('getVideo', { id: 'v24' })).json().data;
  const { picture, title } = answer.card;
  const { body, frame, data } = await open('/videoTerminal?id=v24');
  expect(frame).toContain(`<h1 data-slot="title"><span lang="zh-CN">${title}</span></h1>`);
  expect(frame).toContain(`<div data-slot="poster"><img src="${picture.url}"`);
  expect(body).toContain(`<head><link rel="preload" as="image" href="${picture.url}"`);
  expect(data).toEqual({ call: 'getVideo', payload: { id: 'v24' }, answer });
});

test("the home page's lead is painted with its agenda, as high as it stays", async () => {
  const { lead } = (await gateway.browser().call('getHome', {})).json().data;
  const { frame, data } = await open('/home');
  expect(data.answer.lead).toEqual(lead);
  const agenda = /<ol class="home-lead-agenda">(.*)<\/ol>/.exec(frame ?? '')?.[1] ?? '';
  const running = lead.agenda.find((line: { state: string }) => line.state === 'running');
  expect(agenda.match(/<li /g)).toHaveLength(Math.min(3, lead.agenda.length));
  expect(agenda).toContain(
    `<li data-state="running"><time class="num">${formatTime(running.at)}</time><span>${running.title}</span></li>`,
  );
});

test('a customer gets the response of a customer', async () => {
  const doctor = await gateway.login('13900000003');
  await doctor.call('savePlayPosition', { id: 'v24', positionSeconds: 20 });
  const { data } = await open('/videoTerminal?id=v24', doctor);
  expect(data.answer).toEqual((await doctor.call('getVideo', { id: 'v24' })).json().data);
  expect(data.answer.card.watched).toBeGreaterThan(0);
  expect((await open('/videoTerminal?id=v24')).data.answer.card.watched).not.toBe(data.answer.card.watched);
});

test('a title is escaped', async () => {
  const hostile = '"><img src=x onerror=alert(1)></h1><script>alert(1)</script>$&';
  await gateway.deps.sql`update resource set title = ${hostile} where id = 'v25'`;
  const { body, frame, data } = await open('/videoTerminal?id=v25');
  expect(frame).toContain(
    '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&lt;/h1&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;</span></h1>',
  );
  expect(body).not.toContain('<script>alert');
  expect(body).not.toContain('<img src=x');
  expect(data.answer.card.title).toBe(hostile);
});

test.each(['', '?id=', '?id=nothing', '?id=k11', "?id=v24'", '?id=__proto__'])(
  'an address that names no video (%s) shows the skeleton',
  async (query) => {
    const { frame, data } = await open(`/videoTerminal${query}`);
    expect([frame, data]).toEqual([SKELETON, undefined]);
  },
);

test('nothing of a withdrawn video is in its page', async () => {
  const { data } = await open('/videoTerminal?id=v26');
  const { title, picture } = data.answer.card;
  await operate('withdraw', 'v26', '--reason', '有误');
  await expect.poll(async () => (await open('/videoTerminal?id=v26')).frame).toBe(SKELETON);
  const { body, statusCode } = await open('/videoTerminal?id=v26');
  expect(statusCode).toBe(404);
  for (const secret of [title, picture.url]) expect(body).not.toContain(secret);
  await operate('undo', 'v26');
});

test.each([
  ['a visitor', null, 'zh visitor'],
  ['a customer without certification', '13900000001', 'zh'],
  ['a doctor', '13900000003', 'zh ai'],
  ['a company', '13900000006', 'zh'],
])('%s gets the frame with their entries', async (_who, mobile, frame) => {
  const browser = mobile === null ? gateway.browser() : await gateway.login(mobile);
  expect((await open('/courseList', browser)).frame).toBe(frame);
});

test.each([
  ['en', 'en visitor'],
  ['zh', 'zh visitor'],
  ['fr', 'zh visitor'],
])('the cookie %s gets the prerendered shell of %s', async (locale, frame) => {
  const browser = gateway.browser();
  browser.cookies.set('osteon_language', locale);
  expect((await open('/courseList', browser)).frame).toBe(frame);
});

test('a customer who chose English gets the prerendered shell in English', async () => {
  const browser = await gateway.login('13900000001');
  browser.cookies.set('osteon_language', 'en');
  expect((await open('/courseList', browser)).frame).toBe('en');
});
