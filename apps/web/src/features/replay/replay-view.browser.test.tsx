import { LiveStatus, TRY_WATCH_SECONDS } from '@osteon/domain';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { liveDetail, liveReplay } from '../../../test/live/live-event.ts';
import { liveQuestion, questionPage } from '../../../test/live/live-question.ts';
import { usePlayerSettings } from '../../entities/video/player/settings-store.ts';
import { ReplayView } from './replay-view.tsx';

const replayList = [liveReplay(1, '术野'), liveReplay(2, '影像')];
const { meetingActivity: live } = liveDetail({ status: LiveStatus.replay, replayList });

/** A replay, and links from elsewhere on its page. */
function Page({ of = live }: { of?: typeof live }) {
  const navigate = useNavigate();
  return (
    <main className="night" style={{ background: 'var(--page)', color: 'var(--ink)' }}>
      <ReplayView live={of} slots={{ chapters: null, channels: null }} onRefused={() => undefined}>
        <h1>{of.activityTitle}</h1>
      </ReplayView>
      <nav>
        <Link to="?t=60">01:00</Link>
        <Link to="?channel=l1-2&t=120">02:00</Link>
        <Link to="?t=240">04:00</Link>
        <Link to="?item=a">item</Link>
        <button type="button" onClick={() => void navigate(-1)}>
          back
        </button>
      </nav>
    </main>
  );
}

/** Answers at 01:40 and 05:00 by voice, and one in writing; `slots` are rendered as the page renders them. */
function AnsweredPage() {
  const [chapters, setChapters] = useState<HTMLElement | null>(null);
  const marks = [0, 200].map((startSeconds, index) => ({
    itemId: String(index),
    startSeconds,
    title: `章节${index + 1}`,
    titleEn: '',
    group: '手术演示',
    speaker: '侯静澜',
  }));
  const of = { ...live, replayList: [{ ...liveReplay(1, '术野'), chapters: marks }] };
  return (
    <main className="night" style={{ background: 'var(--page)', color: 'var(--ink)' }}>
      <ReplayView live={of} slots={{ chapters, channels: null }} onRefused={() => undefined}>
        <h1>{of.activityTitle}</h1>
      </ReplayView>
      <div ref={setChapters} />
    </main>
  );
}

/** Expects the video at a second, or that it will be there once it is loaded. */
const expectSecond = (second: number) => expect.poll(() => document.querySelector('video')?.currentTime).toBe(second);
const channels = page.getByRole('group', { name: '切换频道' });
const follow = (name: string) => page.getByRole('link', { name, exact: true }).click();

test.beforeEach(({ gateway }) => {
  gateway.answer('listLiveQuestions', questionPage([]));
});

test('a URL with a second seeks in the open room, repeatedly and on back navigation', async () => {
  await renderPage(<Page />);
  await follow('01:00');
  await expectSecond(60);
  await page.getByRole('slider', { name: '播放进度' }).fill('300');
  await expectSecond(300);
  await follow('01:00');
  await expectSecond(60);

  await follow('02:00');
  await expect.element(channels.getByRole('radio', { name: '影像' })).toBeChecked();
  await expectSecond(120);
  await page.getByRole('button', { name: 'back', exact: true }).click();
  await expect.element(channels.getByRole('radio', { name: '术野' })).toBeChecked();
  await expectSecond(60);
});

test('keys change the playback speed', async () => {
  await renderPage(<Page />);
  const speed = page.getByRole('button', { name: '倍速' });
  await expect.poll(() => speed.element().textContent).toContain('1.0×');
  await userEvent.keyboard('>');
  await expect.poll(() => speed.element().textContent).toContain('1.25×');
  expect(document.querySelector('video')?.playbackRate).toBe(1.25);
  await userEvent.keyboard('<<');
  await expect.poll(() => speed.element().textContent).toContain('0.75×');
});

test('a URL with an item starts at its chapter', async () => {
  const chapter = { itemId: 'a', startSeconds: 180, title: '复位', titleEn: '', group: '', speaker: '' };
  await renderPage(<Page of={{ ...live, replayList: [{ ...liveReplay(1, '术野'), chapters: [chapter] }] }} />);
  await follow('item');
  await expectSecond(180);
});

test('a replay resumes at the saved position and shows it, unless the URL names a position', async () => {
  const replay = { ...liveReplay(1, '术野'), positionSeconds: 310.4 };
  await renderPage(<Page of={{ ...live, replayList: [replay] }} />);
  await expect.element(page.getByRole('slider', { name: '播放进度' })).toHaveValue('310');
  const note = page.getByText('已从上次播放位置05:10继续播放', { exact: true });
  await expect.element(note).toBeVisible();
  await page.getByRole('button', { name: '从头播放', exact: true }).click();
  await expect.element(note).not.toBeInTheDocument();
  await expectSecond(0);
  await follow('01:00');
  await expectSecond(60);
});

test('on a phone, which has no mute button, a muted replay shows a note', async () => {
  await page.viewport(390, 844);
  usePlayerSettings.setState({ muted: true });
  await renderPage(<Page />);
  const note = page.getByText('已静音播放', { exact: true });
  await expect.element(note).toBeVisible();
  expect(document.querySelector('video')?.muted).toBe(true);
  await page.getByRole('button', { name: '打开声音', exact: true }).click();
  await expect.element(note).not.toBeInTheDocument();
  expect(document.querySelector('video')?.muted).toBe(false);
});

test('another channel continues at the current position, not at the start position of the URL', async () => {
  await renderPage(<Page />);
  await follow('01:00');
  await page.getByRole('slider', { name: '播放进度' }).fill('300');
  await channels.getByText('影像').click();
  await expect.element(channels.getByRole('radio', { name: '影像' })).toBeChecked();
  await expect.element(page.getByRole('slider', { name: '播放进度' })).toHaveValue('300');
});

test('a second beyond the try-watch shows its end and the button that leads to the rest', async () => {
  const watchAuth = { tryWatchFlag: true, tryWatchDuration: TRY_WATCH_SECONDS };
  await renderPage(<Page of={{ ...live, watchAuth, gate: 'login' }} />);
  const note = page.getByRole('main').getByRole('status');
  await follow('01:00');
  await expect.element(note).toHaveTextContent('可试看3分钟还剩02:00去登录');
  await follow('04:00');
  await expect.element(note).toHaveTextContent('试看已结束，登录或认证后继续观看重看试看去登录');
  expect(await axeViolations('main')).toEqual([]);
  await expectSecond(TRY_WATCH_SECONDS);
  await page.getByRole('button', { name: '重看试看', exact: true }).click();
  await expect.element(note).toHaveTextContent('可试看3分钟还剩03:00去登录');
  await expectSecond(0);
});

test('answers are marks on the bar and a list beside the chapters, and lead to their second', async ({ gateway }) => {
  const lecturer = { id: 'd1', name: '侯静澜' };
  const answered = { state: 'answered' as const, lecturer };
  gateway.answer(
    'listLiveQuestions',
    questionPage([
      liveQuestion('2', { ...answered, text: '股骨显露困难时先松哪里？', answeredSeconds: 300, votes: 46 }),
      liveQuestion('3', { ...answered, text: '术后多久下地？', answer: '第二天', votes: 0 }),
      liveQuestion('1', { ...answered, text: '旋股外侧血管怎么处理？', answeredSeconds: 100 }),
    ]),
  );
  await renderPage(<AnsweredPage />);
  const list = page.getByRole('region', { name: /^现场解答/ });
  await expect.element(list).toBeVisible();
  expect(
    list
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    '旋股外侧血管怎么处理？01:40侯静澜解答12人也想问',
    '股骨显露困难时先松哪里？05:00侯静澜解答46人也想问',
    '术后多久下地？侯静澜解答第二天',
  ]);
  expect(gateway.lastPayload('listLiveQuestions')).toMatchObject({ only: 'answered', channelId: 'l1-1' });
  await expect.element(page.getByRole('button', { name: /章节2/ })).toHaveTextContent('03:20章节2解答1侯静澜');
  expect(await axeViolations('main')).toEqual([]);

  await list.getByRole('button', { name: '05:00解答：股骨显露困难时先松哪里？', exact: true }).click();
  await expectSecond(300);

  const mark = page.getByRole('button', { name: '01:40解答：旋股外侧血管怎么处理？', exact: true }).first();
  mark.element().focus();
  const card = page.getByText('旋股外侧血管怎么处理？', { exact: true });
  await expect.poll(() => card.elements().length).toBe(1);
  const shown = document.querySelector('[data-preview]');
  expect(shown?.textContent).toBe('01:40 侯静澜解答旋股外侧血管怎么处理？');
  expect(shown?.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[data-preview]')).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expectSecond(100);
});
