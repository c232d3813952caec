import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { caseCard, QUESTION } from '../../../../test/case/cases.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { CaseListLayout } from './case-list-layout.tsx';
import { selectCaseOfWeek } from './case-of-week.ts';

const DAY_MS = 86_400_000;
const tags = [
  { id: 't1', name: '胫骨平台骨折', kind: 'disease', specialtyId: 'trauma', count: 3 },
  { id: 't2', name: '锁定钢板固定术', kind: 'surgery', specialtyId: 'trauma', count: 9 },
] as const;

const show = async (gateway: FakeGateway, address = '/caseList') => {
  gateway.answer('listTags', { list: [...tags] });
  await renderPage(
    <main>
      <CaseListLayout chips={null} />
    </main>,
    address,
  );
};

test('rows have the question, the number of votes, tags and what was answered', async ({ gateway }) => {
  gateway.answer('listContent', {
    list: [caseCard('k11', '双髁胫骨平台骨折'), caseCard('k12', '骨盆骨折', { answered: true, voteNum: 1 })],
    nextCursor: null,
  });
  await show(gateway);
  const row = page.getByRole('list', { name: '经典病例' }).getByRole('listitem');
  await expect.element(row.nth(0)).toMatchTextContent(/决策点软组织张力高.*关节外科胫骨平台骨折312人已选$/);
  await expect.element(row.nth(1)).toMatchTextContent(/1人已选您已作答$/);
  await expect
    .element(page.getByRole('link', { name: '锁定钢板固定术' }))
    .toHaveAttribute('href', '/tagTerminal?id=t2');
  await expect.element(page.getByRole('heading', { name: QUESTION })).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
});

test('a tag and the order are in the request', async ({ gateway }) => {
  gateway.answer('listContent', { list: [caseCard('k11', '双髁胫骨平台骨折')], nextCursor: null });
  await show(gateway, '/caseList?specialtyId=trauma');
  await page.getByRole('combobox', { name: '疾病' }).selectOptions('t1');
  await page.getByRole('radio', { name: '最热' }).click();
  await expect
    .poll(() => gateway.lastPayload('listContent'))
    .toMatchObject({ specialtyId: 'trauma', tagId: 't1', sort: 'hottest' });
  // One tag is listed at a time.
  await page.getByRole('combobox', { name: '手术' }).selectOptions('t2');
  await expect.poll(() => gateway.lastPayload('listContent')).toMatchObject({ tagId: 't2' });
});

test('an empty list says so', async ({ gateway }) => {
  gateway.answer('listContent', { list: [], nextCursor: null });
  await show(gateway);
  await expect.element(page.getByText('没有符合条件的病例')).toBeVisible();
});

test('the case of the week changes on Mondays in Shanghai, in the order of their ids', () => {
  const cases = ['k3', 'k1', 'k2'].map((id) => caseCard(id, id));
  const monday = Date.UTC(2026, 10, 29, 16);
  const at = (time: number) => selectCaseOfWeek(cases, time)?.resourceId;
  expect(at(monday)).toBe(at(monday + 7 * DAY_MS - 1));
  expect(at(monday - 1)).not.toBe(at(monday));
  expect(new Set([0, 7, 14].map((days) => at(monday + days * DAY_MS)))).toEqual(new Set(['k1', 'k2', 'k3']));
  expect(selectCaseOfWeek([caseCard('k1', '', { options: [] })], monday)).toBeUndefined();
});
