import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';

const webRoot = await mkdtemp(join(tmpdir(), 'osteon-web-'));
await writeFile(
  join(webRoot, 'index.html'),
  '<!doctype html><html lang="zh"><head><title>骨元</title><!--head--></head><body><div id="root"><!--root--></div></body></html>',
);
const gateway = await testApp({ webRoot });
afterAll(async () => {
  await gateway.close();
  await rm(webRoot, { recursive: true });
});

const page = (path: string) => gateway.app.inject({ url: `/edu${path}`, headers: { accept: 'text/html' } });

test.each([
  ['/videoTerminal?id=v24', '股骨转子间骨折头髓钉固定', '/media/images/'],
  ['/courseTerminal?id=c01', '全髋关节置换术规范化操作课程', '/media/images/'],
  ['/caseTerminal?id=k11', '高能量双髁胫骨平台骨折', '/media/images/'],
  ['/docTerminal?id=b01', '后外侧入路全髋关节置换', '/media/images/'],
  ['/liveDetail?activityId=l06', '单侧双通道内镜下腰椎管减压', '/media/images/'],
  ['/meetingDetail?liveMeetingUuid=l06', '单侧双通道内镜下腰椎管减压', '/media/images/'],
  ['/dictionaryTerminal?id=d001', '髋臼', null],
  ['/doctorHome?id=e01', '沈知远', null],
  ['/tagTerminal?id=t001', '膝骨关节炎', null],
])('a link to %s shows a card', async (path, title, image) => {
  const { body, statusCode } = await page(path);
  expect(statusCode).toBe(200);
  expect(body).toMatch(new RegExp(`<title>[^<]*${title}`));
  expect(/property="og:image" content="([^"]*)"/.test(body)).toBe(image !== null);
});

test.each([
  ['/videoTerminal?id=v24', '股骨转子间骨折头髓钉固定：复位、进针点与尖顶距'],
  ['/liveDetail?activityId=l06', '单侧双通道内镜下腰椎管减压：单侧入路双侧减压手术直播'],
  ['/courseTerminal?id=c01', '全髋关节置换术规范化操作课程'],
  ['/caseTerminal?id=k11', '高能量双髁胫骨平台骨折：软组织条件差时如何安排'],
  ['/docTerminal?id=b01', '后外侧入路全髋关节置换：假体安放与脱位预防'],
])('the card of %s has its whole title and a description', async (path, title) => {
  const { body } = await page(path);
  expect(body).toContain(`<meta property="og:title" content="${title}">`);
  expect(body).toMatch(/<meta name="description" content="[^"]{10,}">/);
});

test.each([
  '/videoTerminal?id=c01',
  '/videoTerminal?id=v999',
  "/caseTerminal?id=%00'",
  '/doctorHome',
  '/liveDetail?id=l06',
])('a link to %s shows none', async (path) => {
  const { body, statusCode } = await page(path);
  expect(statusCode).toBeLessThan(500);
  expect(body).not.toContain('og:image');
});

test.each([
  ['a withdrawn video', '/videoTerminal?id=v15', "update resource set state = 'withdrawn' where id = 'v15'"],
  ['a hidden doctor', '/doctorHome?id=e05', "update doctor set state = 'hidden' where id = 'e05'"],
  ['an event that was taken down', '/liveDetail?activityId=l07', "update live_event set status = -1 where id = 'l07'"],
])('the page of %s has the title of its route alone', async (_what, path, hide) => {
  const titleOf = async (url: string) => /<title>([^<]*)/.exec((await page(url)).body)?.[1];
  const unknown = await titleOf(path.replace(/=\w+$/, '=none'));
  expect(await titleOf(path)).not.toBe(unknown);
  await gateway.deps.sql.unsafe(hide);
  expect(await titleOf(path)).toBe(unknown);
});
