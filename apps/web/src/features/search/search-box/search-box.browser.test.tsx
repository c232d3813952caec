import { page, userEvent } from 'vitest/browser';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { COMPOSITION_ENDS, dispatchInput } from '../../../../test/input/composition.ts';
import { answerFrame, answerSuggestions, searchField as field, renderShell } from '../../../../test/shell.tsx';
import { openDialog } from '../../../lib/dialogs.ts';
import { useSearchText } from './search-text.ts';

const list = page.getByRole('listbox', { name: '搜索建议', exact: true });
const options = list.getByRole('option');

/** Answers the calls of the field: two hot searches and a jump word. */
function answerSearch(gateway: FakeGateway): void {
  answerFrame(gateway);
  answerSuggestions(gateway);
  gateway.answer('checkAiSearchAuthority', { checkResult: false });
  gateway.answer('listHotSearches', {
    preList: [
      { searchKey: '髋关节', recommendType: 1 },
      { searchKey: '前交叉韧带', recommendType: 0 },
    ],
    bigDataList: [],
  });
  gateway.answer('listJumpWords', { dataList: [{ jumpWord: '协会', pcLink: '/organization' }] });
}

/** Opens the panel of the header's field, with the two hot searches and the jump word; returns the router. */
async function openPanel(gateway: FakeGateway) {
  answerSearch(gateway);
  const router = await renderShell('/courseList');
  await field.click();
  await expect.poll(() => options.elements().length).toBe(3);
  return router;
}

const getActive = () => options.elements().findIndex((option) => option.ariaSelected === 'true');

/** Expects this option to be active, for the eye and for ARIA; −1 for none. */
async function expectActive(index: number): Promise<void> {
  await expect.poll(getActive).toBe(index);
  expect(field.element().getAttribute('aria-activedescendant')).toBe(options.elements()[index]?.id ?? null);
}

test('the arrow keys go round the options and the field itself, and Home and End to the ends', async ({ gateway }) => {
  await openPanel(gateway);
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await expect.element(field).toHaveAttribute('aria-controls', list.element().id);
  for (const [key, active] of [
    ['ArrowDown', 0],
    ['End', 2],
    ['ArrowDown', -1],
    ['ArrowUp', 2],
    ['Home', 0],
    ['ArrowUp', -1],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expectActive(active);
  }
});

test('Home and End move the text cursor while no option is active', async ({ gateway }) => {
  await openPanel(gateway);
  await field.fill('前交叉');
  await expect.poll(() => options.elements().length).toBe(1);
  const input = field.element() as HTMLInputElement;
  await userEvent.keyboard('{Home}');
  expect(input.selectionStart).toBe(0);
  await expectActive(-1);
  await userEvent.keyboard('{ArrowDown}{End}');
  await expectActive(0);
  expect(input.selectionStart).toBe(0);
});

test('Esc closes the panel and keeps the text, an arrow key opens it again', async ({ gateway }) => {
  await openPanel(gateway);
  await field.fill('前交叉');
  await expect.element(options.first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('前交叉');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(list).toBeVisible();
  await expectActive(-1);
});

test('Tab leaves the field without a search, which closes the panel', async ({ gateway }) => {
  const router = await openPanel(gateway);
  await userEvent.keyboard('{ArrowDown}');
  await expectActive(0);
  await userEvent.tab();
  await expect.element(list).not.toBeInTheDocument();
  expect(router.state.entry.location.pathname).toBe('/edu/courseList');
});

test.for(COMPOSITION_ENDS)(
  'the Enter that ends a composition searches for nothing in %s, the next does',
  async ([browser, steps], { gateway }) => {
    const router = await openPanel(gateway);
    await userEvent.keyboard('{ArrowDown}');
    await expectActive(0);
    const events = dispatchInput(field, steps);
    expect(useSearchText.getState().composing).toBe(false);
    // A dispatched Enter submits no form by itself.
    const enter = events.findLast(({ type }) => type === 'keydown');
    if (browser.startsWith('Safari')) expect(enter?.defaultPrevented).toBe(true);
    await expectActive(0);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => new URLSearchParams(router.state.entry.location.search).get('keyWord')).toBe('髋关节');
  },
);

test('keys of a composition neither move in the panel nor close it', async ({ gateway }) => {
  await openPanel(gateway);
  for (const key of ['ArrowDown', 'Escape']) {
    dispatchInput(field, [
      { type: 'keydown', key, keyCode: 229, isComposing: true },
      { type: 'keydown', key, keyCode: 229 },
    ]);
  }
  await expectActive(-1);
  await expect.element(list).toBeVisible();
});

test('the search page of phones has the same keys, but Esc closes it', async ({ gateway }) => {
  answerSearch(gateway);
  await renderPage(<main />);
  openDialog('search');
  await expect.poll(() => options.elements().length).toBe(3);
  await userEvent.keyboard('{ArrowDown}{End}');
  await expect.poll(getActive).toBe(2);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(getActive).toBe(-1);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
