import { readFile } from 'node:fs/promises';
import type { ResponseOf } from '@osteon/contract';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { logInAsDoctor } from '../support/certified-account.ts';
import { test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { goto } from '../support/goto.ts';
import { logInByCode } from '../support/log-in.ts';
import { heading, openPhone } from '../support/phone.ts';
import { openVideoAt, type VideoPlayer } from '../support/video-player.ts';
import { readIssuedPdf } from './issued-pdf.ts';
import { type LearnerClock, startLearnerClock } from './learner-clock.ts';

/** Free, with four videos, a document and a test, in any order; 0.5 credits of class II. */
const COURSE = 'c18';
const TITLE = '骨科加速康复与围手术期护理';

type Lesson = ResponseOf<'getCourse'>['lessons'][number];

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

async function listLessons(request: APIRequestContext, type: Lesson['type']): Promise<Lesson[]> {
  const { lessons } = await callGateway(request, 'getCourse', { id: COURSE });
  return lessons.filter((lesson) => lesson.type === type);
}

/** Reports a time range of a lesson's video as its player does, in real time. */
async function reportVideo(request: APIRequestContext, clock: LearnerClock, { id, pcLink }: Lesson, to: number) {
  const videoId = new URLSearchParams(pcLink?.split('?')[1]).get('id') ?? '';
  const { nonce } = await callGateway(request, 'openWatchSession', { id: videoId, lessonId: id });
  for (let from = 0; from < to; from += 100) {
    const end = Math.min(from + 100, to);
    await clock.advance(end - from);
    await callGateway(request, 'reportWatch', { nonce, from, to: end, speed: 1 });
  }
}

/** Opens the video of a lesson. */
const openVideo = (page: Page, { pcLink }: Lesson) => openVideoAt(page, pcLink ?? '');

/**
 * Plays an open video from a second, or resumes it, until some of it was counted and its position saved; returns that.
 */
async function playVideo(page: Page, player: VideoPlayer, from?: number): Promise<number> {
  // Playback before the session is open is not counted.
  const opened = page.waitForResponse(/\/openWatchSession/);
  await player.play();
  await opened;
  if (from !== undefined) await player.frame.getByRole('slider', { name: '播放进度', exact: true }).fill(String(from));
  const startSeconds = from ?? (await player.position());
  await expect.poll(player.position).toBeGreaterThan(startSeconds + 2);
  const reported = page.waitForResponse(/\/reportWatch/);
  const saved = page.waitForResponse(/\/savePlayPosition/);
  await page.keyboard.press('k');
  expect([(await reported).ok(), (await saved).ok()]).toEqual([true, true]);
  return player.position();
}

/** Reads the open document of a lesson to its end: its page reports every 15 seconds of the browser's clock. */
async function readDocument(page: Page, clock: LearnerClock, { id, pcLink }: Lesson): Promise<void> {
  await page.clock.install();
  const opened = page.waitForResponse(/\/reportReading/);
  await goto(page, pcLink ?? '');
  await opened;
  for (const section of await main(page).locator('section[id]').all()) await section.scrollIntoViewIfNeeded();
  await expect(async () => {
    await clock.advance(30);
    const reported = page.waitForResponse(/\/reportReading/);
    await page.clock.fastForward(30_000);
    const { data }: { data: ResponseOf<'reportReading'> } = await (await reported).json();
    expect(data, id).toMatchObject({ isDone: true });
  }).toPass({ intervals: [0], timeout: 60_000 });
}

/** Submits the test of the course without an answer; its page is tested in course-test.spec.ts. */
async function failTest(request: APIRequestContext): Promise<void> {
  const { id } = await callGateway(request, 'startCourseTest', { id: COURSE });
  expect(await callGateway(request, 'submitCourseTest', { id, answers: [] })).toMatchObject({ passed: false });
}

/** Passes the test of the course by the explanations of an earlier attempt. */
async function passTest(request: APIRequestContext): Promise<void> {
  const { last } = await callGateway(request, 'getCourseTest', { id: COURSE });
  const explained = new Map(last?.explanations.map((explanation) => [explanation.id, explanation]));
  const { id, questions } = await callGateway(request, 'startCourseTest', { id: COURSE });
  const answers = questions.map(({ id: questionId, options }) => {
    const explanation = explained.get(questionId);
    const right = explanation?.right.map((position) => explanation.options[position] ?? '') ?? [];
    return { questionId, answer: right.map((option) => options.indexOf(option)) };
  });
  expect(await callGateway(request, 'submitCourseTest', { id, answers })).toMatchObject({ score: 100, passed: true });
}

test('a course is learnt on two devices, its test failed on one and passed on the other, and its credit proved on paper', async ({
  page,
  context,
  browser,
}) => {
  // Half a minute without load; a busy machine takes four times as long.
  test.setTimeout(240_000);
  const mobile = await logInAsDoctor(page.request, '苏砚宁');
  const { customerId } = await callGateway(page.request, 'checkSession', {});
  await using clock = startLearnerClock(customerId);

  await goto(page, `/courseTerminal?id=${COURSE}`);
  await press(page, '加入学习');
  await expect(main(page).getByRole('link', { name: '开始学习', exact: true })).toBeVisible();
  const videos = await listLessons(page.request, 'video');
  const [first, ...others] = videos;
  if (!first) throw new Error('the course has no film');
  const left = await playVideo(page, await openVideo(page, first), 30);
  for (const video of others) await reportVideo(page.request, clock, video, video.durationSeconds ?? 0);
  await page.close();

  // The other device resumes where the first one stopped.
  const second = await browser.newContext();
  expect(await logInByCode(second.request, mobile)).toBe(1);
  const desk = await second.newPage();
  await goto(desk, `/courseTerminal?id=${COURSE}`);
  await expect(main(desk).getByText('3/ 6节')).toBeVisible();
  const again = await openVideo(desk, first);
  const notice = await again.frame
    .getByRole('status')
    .getByText(/^已从上次播放位置/)
    .textContent();
  const [, minutes, seconds] = /(\d\d):(\d\d)/.exec(notice ?? '') ?? [];
  expect(Math.abs(Number(minutes) * 60 + Number(seconds) - left)).toBeLessThan(10);
  await playVideo(desk, again);
  await reportVideo(desk.request, clock, first, first.durationSeconds ?? 0);
  const [text] = await listLessons(desk.request, 'document');
  if (!text) throw new Error('the course has no document');
  await readDocument(desk, clock, text);
  await desk.close();

  await failTest(second.request);
  await second.close();

  // It is passed on the device on which the course was started.
  expect(await logInByCode(context.request, mobile)).toBe(1);
  await passTest(context.request);
  const retry = await context.newPage();
  await goto(retry, '/personalHome?tab=2&state=finished');
  await press(retry, `证书：${TITLE}`);
  const certificate = retry.getByRole('dialog', { name: '课程已完成', exact: true });
  await expect(certificate.getByText('苏砚宁', { exact: true })).toBeVisible();

  await goto(retry, '/personalHome?view=credits');
  await expect(main(retry).getByText(TITLE, { exact: true })).toBeVisible();
  await press(retry, '导出学分证明');
  const dialog = retry.getByRole('dialog', { name: '导出学分证明', exact: true });
  await dialog.getByRole('button', { name: '生成PDF', exact: true }).click();
  const link = retry.getByRole('link', { name: '下载', exact: true });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const download = retry.waitForEvent('download');
  await link.click();
  const pdf = await readFile(await (await download).path());
  const { text: printed, fonts, address } = await readIssuedPdf(pdf);
  expect(printed).toContain('苏砚宁');
  expect(printed).toMatch(new RegExp(`${TITLE}\\s+II类\\s+\\d+\\.\\d\\s+0\\.5`));
  expect(fonts).not.toEqual([]);
  for (const font of fonts) expect(font).toMatch(/NotoSansSC.*\byes yes yes\b/);

  const office = await openPhone(browser);
  await office.goto(address);
  await expect(heading(office, '证明有效')).toBeVisible();
  await expect(office.getByText('苏*宁', { exact: true })).toBeVisible();
  await office.context().close();
});
