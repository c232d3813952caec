import { getCalendarYear, getForecastEnd, RoleId } from '@osteon/domain';
import { onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn, profileOf } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import type { CreditYear } from '../../../entities/credit/api/get-credit-year.ts';
import { setLocale } from '../../../texts/locale.ts';
import { Region } from '../../../ui/region/region.tsx';
import { CreditPage } from './credit-page.tsx';

const YEAR = getCalendarYear(Date.now());
const at = (day: string) => Date.parse(`${YEAR}-${day}T00:00:00+08:00`);

/** A year with one line whose targets are reached; returns days of it on request. */
function answerYear(gateway: FakeGateway, transcript: CreditYear['transcript'] = null): void {
  let deadline: CreditYear['deadline'] = null;
  logIn(gateway);
  gateway.answer('getDoctorInfo', profileOf(RoleId.doctorLevel1));
  gateway.answer('saveCreditDeadline', (request) => {
    ({ deadline } = request);
    return { deadline };
  });
  gateway.answer('getCreditYear', ({ from }) => ({
    year: YEAR,
    period: from === undefined ? null : { fromAt: at('01-01'), toAt: at('01-01') },
    years: [YEAR],
    lines: [
      {
        id: 'a',
        sourceType: 'adjustment',
        sourceId: 'a',
        title: '院内讲座',
        titleEn: '',
        creditClass: 'I',
        hours: 2,
        points: 1.5,
        evidence: { watched: [], test: null },
        bookedAt: at('01-01'),
        reason: '补录',
        revokedAt: null,
        revokedReason: '',
      },
    ],
    hours: 2,
    earned: { I: 1.5, II: 0 },
    targets: { I: 1, II: 0 },
    deadline,
    forecast:
      from === undefined
        ? {
            missing: 0,
            expected: 1.5,
            expectedMissing: 0,
            expectedByClass: { I: 1.5, II: 0 },
            untilAt: getForecastEnd(deadline, at('01-01')) - 1,
          }
        : null,
    transcript,
  }));
}

const show = () =>
  renderPage(
    <main>
      <Region skeleton={null}>
        <CreditPage />
      </Region>
    </main>,
  );

const text = (value: string) => page.getByText(value, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('days of a year show the credit earned in them, without a target', async ({ gateway }) => {
  answerYear(gateway);
  await show();
  await expect.element(text('/ 1学分')).toBeVisible();
  await button('自定义区间').click();
  const end = page.getByLabelText('结束日期', { exact: true });
  await end.fill(`${YEAR - 1}-12-31`);
  await button('查看').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('请选择同一年度内的开始与结束日期');
  await expect.poll(() => gateway.count('getCreditYear')).toBe(1);
  await end.fill(`${YEAR}-01-01`);
  await button('查看').click();
  await expect
    .element(page.getByRole('heading', { name: `${YEAR}.01.01 至 ${YEAR}.01.01`, exact: true }))
    .toBeVisible();
  await expect
    .poll(() => gateway.lastPayload('getCreditYear'))
    .toMatchObject({ from: `${YEAR}-01-01`, to: `${YEAR}-01-01` });
  await expect.element(text('共1项，2.0学时，获得1.5学分。')).toBeVisible();
  await expect.element(text('单位截止日')).not.toBeInTheDocument();
  expect(await axeViolations('main')).toEqual([]);
  await button(String(YEAR)).click();
  await expect.element(text('/ 1学分')).toBeVisible();
});

test('the deadline of a unit is set and removed, and the forecast ends with it', async ({ gateway }) => {
  answerYear(gateway);
  await show();
  await expect.element(text('按近3个月的节奏，到12月31日预计1.5分，可以达到目标。')).toBeVisible();
  await expect.element(text('未设置')).toBeVisible();
  await button('设置').click();
  const day = page.getByLabelText('单位截止日', { exact: true });
  await day.fill(`${YEAR + 1}-12-20`);
  await button('保存').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(`请选择${YEAR}年内的日期，2月29日除外`);
  await day.fill(`${YEAR}-12-20`);
  expect(await axeViolations('main')).toEqual([]);
  await button('保存').click();
  await expect.element(text(`${YEAR}.12.20`)).toBeVisible();
  await expect
    .poll(() => gateway.lastPayload('saveCreditDeadline'))
    .toMatchObject({ deadline: { month: 12, day: 20 } });
  await expect.element(text('按近3个月的节奏，到12月20日预计1.5分，可以达到目标。')).toBeVisible();
  await button('修改').click();
  await button('清除').click();
  await expect.element(text('未设置')).toBeVisible();
});

test('a failure to save a deadline is reported', async ({ gateway }) => {
  answerYear(gateway);
  gateway.disconnect('saveCreditDeadline');
  await show();
  await button('设置').click();
  await button('保存').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await button('取消').click();
  await expect.element(text('未设置')).toBeVisible();
});

test('a transcript with a revoked line is not offered, and a new one can be requested', async ({ gateway }) => {
  answerYear(gateway, {
    serial: 'OST-2026-0000-0001',
    state: 'revoked',
    year: YEAR,
    fromAt: at('01-01'),
    toAt: at('01-01'),
    url: '',
    availableUntil: null,
  });
  await show();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'OST' }))
    .toHaveTextContent('学分证明OST-2026-0000-0001已失效，其中有学分被撤销，请重新导出');
  await expect.element(page.getByRole('link', { name: '下载', exact: true })).not.toBeInTheDocument();
  await expect.element(button('导出学分证明')).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
});

/** Reads the files that are saved instead of downloading them. */
function captureFiles() {
  const files: { readonly name: string; readonly heading: Promise<string | undefined> }[] = [];
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:csv';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const heading = blobs.at(-1)?.text();
    files.push({ name: this.download, heading: Promise.resolve(heading).then((csv) => csv?.split('\r\n')[0]) });
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  return files;
}

test('the CSV is saved in either language, that of the interface by two keystrokes', async ({ gateway }) => {
  const files = captureFiles();
  answerYear(gateway);
  await show();
  const target = button('导出CSV');
  await expect.element(target).toBeVisible();
  target.element().focus();
  await userEvent.keyboard('{Enter}');
  const menu = page.getByRole('menu', { name: '导出CSV', exact: true });
  await expect.element(menu.getByRole('menuitem').first()).toHaveFocus();
  await expect.element(menu.getByRole('menuitem').first()).toHaveTextContent('中文');
  // On a phone the page has no exports.
  expect(await axeViolations('[role=menu]', [1440])).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(target).toHaveFocus();
  await target.click();
  await menu.getByRole('menuitem', { name: 'English', exact: true }).click();
  const saved = await Promise.all(files.map(async ({ name, heading }) => [name, await heading]));
  expect(saved).toEqual([
    [`osteon-credits-${YEAR}.csv`, '日期,项目,类型,类别,学时,学分,记录编号'],
    [`osteon-credits-${YEAR}-en.csv`, 'Date,Activity,Type,Class,Hours,Credits,Record no.'],
  ]);
});

test('English is the first choice on a page in English', async ({ gateway }) => {
  setLocale('en');
  answerYear(gateway);
  await show();
  await button('Export CSV').click();
  const items = page.getByRole('menuitem');
  await expect.element(items.first()).toHaveTextContent('English');
  await expect.element(items.last()).toHaveAttribute('lang', 'zh-CN');
});
