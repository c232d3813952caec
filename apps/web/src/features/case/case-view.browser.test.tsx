import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { openCase, QUESTION, sealedCase } from '../../../test/case/cases.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import type { FakeGateway } from '../../../test/fake-gateway.ts';
import { Region } from '../../ui/region/region.tsx';
import { RowSkeletons } from '../../ui/row/row-skeletons.tsx';
import { CaseView } from './case-view.tsx';

const show = (address = '/caseTerminal?id=k11') =>
  renderPage(
    <main>
      <Region skeleton={<RowSkeletons count={1} />}>
        <CaseView id="k11" actions={null} comments={<p>评论一则</p>} />
      </Region>
    </main>,
    address,
  );

const submit = page.getByRole('button', { name: '提交选择' });
const skip = page.getByRole('button', { name: '不作答，直接看结果' });
const option = (name: RegExp) => page.getByRole('radio', { name });
const sealed = page.getByRole('complementary', { name: '手术、随访与讨论' });

async function showSealed(gateway: FakeGateway, address?: string): Promise<void> {
  gateway.answer('getCase', sealedCase());
  await show(address);
  await expect.element(page.getByRole('heading', { name: QUESTION })).toBeVisible();
}

test('a sealed case asks before it shows shares, and a vote shows the outcome', async ({ gateway }) => {
  await showSealed(gateway);
  await expect.element(page.getByText('312人已选择')).toBeVisible();
  await expect.element(sealed).toBeVisible();
  expect(document.body.textContent).not.toContain('%');
  await expect.element(page.getByText('评论一则')).not.toBeVisible();
  await expect.element(submit).toBeDisabled();
  await expect.element(page.getByRole('heading', { name: '影像', exact: true })).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);

  await option(/髓内钉/).click();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(option(/跨膝外固定架/)).toBeChecked();
  gateway.answer('voteCase', { distribution: [], chosen: '', reason: '' });
  gateway.answer('getCase', openCase(1));
  await submit.click();
  await expect.element(page.getByRole('heading', { name: '手术', exact: true })).toBeVisible();
  expect(gateway.lastPayload('voteCase')).toEqual({ id: 'k11', option: 1 });
  await expect.element(page.getByRole('heading', { name: QUESTION })).toHaveFocus();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: '您的选择' }))
    .toMatchTextContent(/B.*您的选择术者选择81%/);
  await expect.element(page.getByText('评论一则')).toBeVisible();
  await expect.element(page.getByRole('img', { name: /^HSS评分随访曲线：术后6周 62/ })).toBeVisible();
  await expect.element(sealed).not.toBeInTheDocument();
  expect(await axeViolations('main')).toEqual([]);
});

test('the shares are those of a level of hospitals', async ({ gateway }) => {
  gateway.answer('getCase', openCase(null));
  await show();
  const chosen = page.getByRole('listitem').filter({ hasText: '术者选择' });
  await expect.element(chosen).toMatchTextContent(/81%/);
  await expect.element(page.getByText('您的选择')).not.toBeInTheDocument();
  await page.getByRole('radio', { name: '二级及以下' }).click();
  await expect.element(chosen).toMatchTextContent(/50%/);
  await expect.element(page.getByText('20人已选择')).toBeVisible();
});

test('a link to a sealed section is explained, and either way opens it', async ({ gateway }) => {
  await showSealed(gateway, '/caseTerminal?id=k11#operation');
  await expect.element(sealed).toMatchTextContent(/您打开的链接指向“手术”/);
  await sealed.getByRole('button', { name: '去作答' }).click();
  await expect.element(option(/急诊一期/)).toHaveFocus();
  gateway.answer('openCaseOutcome', {});
  gateway.answer('getCase', openCase(null));
  await sealed.getByRole('button', { name: '不作答，直接看结果' }).click();
  await expect.element(page.getByText('入院当日行跨膝外固定。')).toBeVisible();
  expect(gateway.lastPayload('openCaseOutcome')).toEqual({ id: 'k11' });
});

test('a link to a comment unfolds the comments', async ({ gateway }) => {
  await showSealed(gateway, '/caseTerminal?id=k11#comment-c1');
  await expect.element(page.getByText('评论一则')).toBeVisible();
});

test('a vote that failed keeps the choice, and one that was made elsewhere shows that', async ({ gateway }) => {
  await showSealed(gateway);
  await option(/急诊一期/).click();
  gateway.refuse('voteCase', 50_300, '服务暂时不可用');
  await submit.click();
  await expect.element(page.getByText('服务暂时不可用')).toBeVisible();
  await expect.element(option(/急诊一期/)).toBeChecked();
  gateway.refuse('voteCase', 40_900, '');
  gateway.answer('getCase', openCase(1));
  await submit.click();
  await expect.element(page.getByText('您已作答过，以第一次选择为准')).toBeVisible();
  await expect.element(page.getByText('您的选择')).toBeVisible();
});

test('a case without a decision is open, and has none', async ({ gateway }) => {
  const { decision, ...rest } = openCase(null);
  gateway.answer('getCase', {
    ...rest,
    opened: null,
    decision: { ...decision, question: '', options: [], distribution: [] },
  });
  await show();
  await expect.element(page.getByRole('heading', { name: '手术', exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '决策点' })).not.toBeInTheDocument();
  await expect.element(skip).not.toBeInTheDocument();
});
