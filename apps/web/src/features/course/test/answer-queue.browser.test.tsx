import { STORAGE_KEYS } from '@osteon/domain';
import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expect, test } from '../../../../test/component-test.tsx';
import { failed, openTest, questions, running } from '../../../../test/course-test.ts';
import { button, option, showTest } from '../../../../test/course-test-page.tsx';
import { logIn, sessionCheck } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { untilDrawn } from '../../../../test/until-drawn.ts';
import { becomeCustomer } from '../../../lib/session/session-store.ts';
import { flushAnswers, useAnswerQueue } from './answer-queue.ts';

const CUSTOMER = sessionCheck().customerId;

const question = (name: string) => page.getByRole('heading', { name, exact: true, level: 2 });

test('an answer that cannot be saved is retried until it is', async ({ gateway }) => {
  await showTest(gateway, { running });
  await expect.element(question('以手术床为参照放置的臼杯最可能出现')).toBeVisible();
  gateway.disconnect('saveTestAnswer');
  await option('外展角偏大').click();
  await expect.element(page.getByText('未保存，正在重试', { exact: true })).toBeVisible();
  gateway.answer('saveTestAnswer', { serverTime: running.serverTime });
  await expect.element(page.getByText('已保存', { exact: true })).toBeVisible();
  await expect.poll(() => gateway.lastPayload('saveTestAnswer')).toMatchObject({ answer: [3] });
});

test('an option that is chosen in the moment in which another one is saved is added to it', async ({ gateway }) => {
  await showTest(gateway, { running });
  await button('第2题，未答').click();
  const other = page.getByRole('checkbox', { name: '在肌腹筋膜内进入' });
  const saved = Promise.withResolvers<void>();
  onTestFinished(
    useAnswerQueue.subscribe(({ unsaved }, before) => {
      if (unsaved.length === 0 && before.unsaved.length > 0) saved.resolve();
    }),
  );
  // React has rendered the empty queue; the query notifies its observers in a later task.
  const bothChosen = saved.promise.then(() => (other.element() as HTMLElement).click());
  await option('切口偏外').click();
  await bothChosen;
  await expect.poll(() => gateway.lastPayload('saveTestAnswer')).toMatchObject({ answer: [0, 1] });
});

test.describe('an answer that is not saved yet', () => {
  const course = page.getByRole('link', { name: '课程', exact: true });
  const chosen = page.getByRole('radio', { name: '外展角偏大' });
  const answer = { id: 'attempt-1', questionId: 'c01-q1', answer: [3] };

  /** Chooses an answer and leaves by the arrow in the head, before the answer is sent. */
  async function chooseAndLeave(): Promise<void> {
    await expect.element(chosen).toBeInTheDocument();
    (chosen.element() as HTMLElement).click();
    (page.getByRole('link', { name: '返回课程' }).element() as HTMLElement).click();
    await expect.element(course).toBeVisible();
  }

  /** Lets answers be saved from now on; returns a function that reads the last saved one. */
  function connect(gateway: FakeGateway): () => unknown {
    let saved: unknown;
    gateway.answer('saveTestAnswer', (payload) => {
      saved = payload;
      return { serverTime: running.serverTime };
    });
    return () => saved;
  }

  test('is saved when the page is left by a link', async ({ gateway }) => {
    await showTest(gateway, { running });
    await chooseAndLeave();
    await expect.poll(() => gateway.lastPayload('saveTestAnswer')).toMatchObject(answer);
    await course.click();
    await expect.element(button('第1题，已答')).toBeVisible();
    await expect.element(page.getByText('已保存', { exact: true })).toBeVisible();
    expect(gateway.count('saveTestAnswer')).toBe(1);
  });

  test('is still displayed after leaving without a network, and saved once there is one', async ({ gateway }) => {
    await showTest(gateway, { running });
    gateway.disconnect('saveTestAnswer');
    await chooseAndLeave();
    await course.click();
    await expect.element(button('第1题，已答')).toBeVisible();
    await expect.element(page.getByText('未保存，正在重试', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: '返回课程' }).click();
    await expect.element(course).toBeVisible();
    await expect.poll(connect(gateway)).toMatchObject(answer);
  });

  test('is saved after the next login, if the session has ended', async ({ gateway }) => {
    await showTest(gateway, { running });
    gateway.refuse('saveTestAnswer', 40_100);
    await chooseAndLeave();
    await expect.poll(() => gateway.count('saveTestAnswer')).toBe(1);
    gateway.answer('saveTestAnswer', { serverTime: running.serverTime });
    await course.click();
    await expect.element(button('第1题，已答')).toBeVisible();
    await expect.element(page.getByText('已保存', { exact: true })).toBeVisible();
    expect(gateway.lastPayload('saveTestAnswer')).toMatchObject(answer);
  });

  test('is sent when the page is unloaded, after a call in flight', async ({ gateway }) => {
    await showTest(gateway, { running });
    const { promise, resolve } = Promise.withResolvers<void>();
    gateway.answer('saveTestAnswer', async () => {
      await promise;
      return { serverTime: running.serverTime };
    });
    await option('外展角偏大').click();
    await expect.poll(() => gateway.count('saveTestAnswer')).toBe(1);
    await button('第2题，未答').click();
    await option('切口偏外').click();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect.poll(() => gateway.count('saveTestAnswer')).toBe(2);
    expect(gateway.sent.at(-1)).toMatchObject({ payload: { questionId: 'c01-q9', answer: [0] }, keepalive: true });
    resolve();
    await expect.element(page.getByText('已保存', { exact: true })).toBeVisible();
  });

  test('blocks leaving the page by a confirmation, until it is saved', async ({ gateway }) => {
    await showTest(gateway, { running });
    gateway.disconnect('saveTestAnswer');
    await option('外展角偏大').click();
    await button('存下，以后再答').click();
    await expect.element(page.getByText('未保存，正在重试', { exact: true })).toBeVisible();
    await expect.element(button('存下，以后再答')).toHaveAttribute('aria-busy', 'true');
    const getSaved = connect(gateway);
    await expect.element(course).toBeVisible();
    expect(getSaved()).toMatchObject(answer);
  });

  test('is saved after a submission that fails when the page is left', async ({ gateway }) => {
    await showTest(gateway, { running: { ...running, questions: questions.slice(0, 1) } });
    const { promise, reject } = Promise.withResolvers<never>();
    gateway.answer('submitCourseTest', () => promise);
    gateway.disconnect('saveTestAnswer');
    await option('外展角偏大').click();
    await button('交卷').first().click();
    await expect.poll(() => gateway.count('submitCourseTest')).toBe(1);
    await page.getByRole('link', { name: '返回课程' }).click();
    await expect.element(course).toBeVisible();
    const getSaved = connect(gateway);
    reject(new TypeError('Failed to fetch'));
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.poll(getSaved).toMatchObject(answer);
  });
});

test('a submission waits for the answer in flight, sends the one that is not saved, and saves nothing after it', async ({
  gateway,
}) => {
  await showTest(gateway, { running });
  let release = () => {};
  gateway.answer('saveTestAnswer', async () => {
    await new Promise<void>((resolve) => (release = resolve));
    return { serverTime: running.serverTime };
  });
  await option('外展角偏大').click();
  await expect.poll(() => gateway.count('saveTestAnswer')).toBe(1);
  await button('第2题，未答').click();
  await option('切口偏外').click();
  await button('交卷').click();
  await button('仍然交卷').click();
  await expect.poll(() => gateway.count('submitCourseTest')).toBe(0);
  release();
  await expect.element(page.getByRole('heading', { name: '未通过', exact: true })).toBeVisible();
  await expect.poll(() => gateway.count('saveTestAnswer')).toBe(1);
  await expect
    .poll(() => gateway.lastPayload('submitCourseTest'))
    .toMatchObject({ answers: [{ questionId: 'c01-q9', answer: [0] }] });
});

test('a failed submission is reported, and unsaved answers are saved after it', async ({ gateway }) => {
  await showTest(gateway, { running: { ...running, questions: questions.slice(0, 1) } });
  gateway.disconnect('submitCourseTest');
  await option('外展角偏大').click();
  await button('交卷').first().click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByText('已保存', { exact: true })).toBeVisible();
  await expect.poll(() => gateway.lastPayload('saveTestAnswer')).toMatchObject({ questionId: 'c01-q1', answer: [3] });
});

test.describe('an answer whose window was closed without a network', () => {
  const persisted = { id: 'attempt-1', questionId: 'c01-q1', answer: [3], isMarked: false };

  const open = { answer: [], isMarked: false };

  /** The answer that a closed window left in storage: to a question that was open before. */
  const leave = (entry: object = {}) => ({
    customerId: CUSTOMER,
    payload: persisted,
    known: [open],
    at: Date.now(),
    ...entry,
  });

  /** Renders the test with a stored answer; logs in first, as the answers of others are deleted then. */
  async function reopen(gateway: FakeGateway, stored: readonly unknown[] | string, attempt = running): Promise<void> {
    logIn(gateway);
    localStorage.setItem(STORAGE_KEYS.testAnswers, typeof stored === 'string' ? stored : JSON.stringify(stored));
    await showTest(gateway, { running: attempt });
    await expect.element(button(/^第1题/)).toBeVisible();
  }

  const readStored = () => localStorage.getItem(STORAGE_KEYS.testAnswers);
  const listSaved = (gateway: FakeGateway) =>
    gateway.sent.flatMap(({ name, payload }) => (name === 'saveTestAnswer' ? [payload] : []));

  test('is persisted as soon as it is given, until it is saved', async ({ gateway }) => {
    await showTest(gateway, { running });
    gateway.disconnect('saveTestAnswer');
    await option('外展角偏大').click();
    await expect.element(page.getByText('未保存，正在重试', { exact: true })).toBeVisible();
    expect(JSON.parse(readStored() ?? '')).toMatchObject([{ customerId: CUSTOMER, payload: persisted, known: [open] }]);
    gateway.answer('saveTestAnswer', { serverTime: running.serverTime });
    await expect.element(page.getByText('已保存', { exact: true })).toBeVisible();
    expect(readStored()).toBeNull();
  });

  test('is displayed, and saved once after earlier ones, when the test is opened again', async ({ gateway }) => {
    const next = { ...persisted, questionId: 'c01-q9', answer: [0, 3] };
    await reopen(gateway, [leave(), leave({ payload: next })]);
    await expect.element(button('第1题，已答')).toBeVisible();
    await expect.element(button('第2题，已答')).toBeVisible();
    await expect.element(page.getByText('已保存', { exact: true })).toBeVisible();
    expect(listSaved(gateway)).toEqual([persisted, next]);
    expect(readStored()).toBeNull();
  });

  const [first, ...others] = questions;
  test.for<[string, readonly unknown[] | string, typeof running]>([
    [
      'the question was answered on another device since',
      [leave()],
      { ...running, questions: [{ ...first, answer: [1] } as (typeof questions)[number], ...others] },
    ],
    ['it is of another attempt', [leave({ payload: { ...persisted, id: 'attempt-0' } })], running],
    ['it is of another customer', [leave({ customerId: 'another' })], running],
    ['it is older than any test', [leave({ at: Date.now() - 25 * 60 * 60_000 })], running],
    ['what is stored is broken', [leave({ payload: { ...persisted, answer: ['x'] } }), { payload: 7 }, 7], running],
    ['what is stored is no JSON', '[{', running],
  ])('is not sent if %s', async ([_why, stored, attempt], { gateway }) => {
    await reopen(gateway, stored, attempt);
    await button('第2题，未答').click();
    await option('切口偏外').click();
    await expect.poll(() => listSaved(gateway).length).toBeGreaterThan(0);
    await expect.element(page.getByText('已保存', { exact: true })).toBeVisible();
    expect(listSaved(gateway)).toEqual([{ ...persisted, questionId: 'c01-q9', answer: [0] }]);
  });

  test('is dropped if the attempt is over, and the page displays the result', async ({ gateway }) => {
    await showTest(gateway, { running });
    gateway.disconnect('saveTestAnswer');
    await option('外展角偏大').click();
    await expect.poll(readStored).not.toBeNull();
    gateway.refuse('saveTestAnswer', 40_911);
    gateway.answer('getCourseTest', { ...openTest, last: failed, attemptsLeft: 2 });
    await expect.element(page.getByRole('heading', { name: '未通过', exact: true })).toBeVisible();
    expect(readStored()).toBeNull();
  });

  test('is deleted with the session of its customer, and never sent for another one', async ({ gateway }) => {
    await showTest(gateway, { running });
    gateway.disconnect('saveTestAnswer');
    await option('外展角偏大').click();
    await expect.poll(readStored).not.toBeNull();
    becomeCustomer('another');
    expect(readStored()).toBeNull();
    const count = gateway.count('saveTestAnswer');
    flushAnswers();
    await untilDrawn();
    expect(gateway.count('saveTestAnswer')).toBe(count);
  });

  test('does not block answering if nothing can be stored', async ({ gateway }) => {
    await showTest(gateway, { running });
    const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => store.mockRestore());
    await option('外展角偏大').click();
    await expect.element(page.getByText('已保存', { exact: true })).toBeVisible();
    expect(gateway.lastPayload('saveTestAnswer')).toEqual(persisted);
  });
});
