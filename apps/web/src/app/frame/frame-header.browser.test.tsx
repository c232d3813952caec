import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, test } from '../../../test/component-test.tsx';
import { logIn } from '../../../test/customer.ts';
import { sendProtocol } from '../../../test/send-protocol.ts';
import {
  answerCustomer,
  answerFrame,
  answerSuggestions,
  header,
  menuButton,
  overflow,
  platforms,
  renderShell,
  resize,
  searchField,
  sidebar,
  slideOver,
} from '../../../test/shell.tsx';

const menuItem = page.getByRole('menuitem');

/** The name of the focused control, and true if its focus ring is visible. */
function getFocused(): { name: string; isRinged: boolean } {
  const focused = document.activeElement;
  return {
    name: focused?.ariaLabel ?? focused?.textContent.trim() ?? '',
    isRinged: focused?.matches(':focus-visible') ?? false,
  };
}

test('the keyboard alone reaches all of the header, then the sidebar, then the page', async ({ gateway }) => {
  answerFrame(gateway);
  answerSuggestions(gateway);
  await renderShell('/courseList');
  await expect.element(header.getByRole('link', { name: '开通会员', exact: true })).toBeVisible();
  await expect.element(platforms).toHaveAttribute('aria-haspopup', 'menu');
  const reached: string[] = [];
  for (let step = 0; step < 20; step++) {
    await userEvent.tab();
    const { name, isRinged } = getFocused();
    expect(isRinged, name).toBe(true);
    reached.push(name);
  }
  expect(reached).toEqual([
    '跳到主要内容',
    '收起菜单',
    '返回首页',
    '医学教育',
    '搜索内容',
    '搜索',
    '开通会员',
    '文件传输',
    'English',
    '登录/注册',
    '首页',
    '课程',
    '直播',
    '手术',
    '协会',
    '我的',
    '我的学习',
    '我的收藏',
    '我的内容',
    '浏览记录',
  ]);
});

test('the keyboard can skip to the content', async ({ gateway }) => {
  answerFrame(gateway);
  await renderShell('/courseList');
  const skip = page.getByRole('link', { name: '跳到主要内容', exact: true });
  await expect.element(skip).not.toBeInViewport();
  await userEvent.tab();
  await expect.element(skip).toHaveFocus();
  await expect.element(skip).toBeInViewport();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('the platforms open from the header, two of them in a new tab', async ({ gateway }) => {
  answerFrame(gateway);
  await renderShell('/courseList');
  await expect.element(platforms).toHaveAttribute('aria-haspopup', 'menu');
  platforms.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(menuItem.first()).toHaveFocus();
  expect(menuItem.elements().map((entry) => [entry.textContent, entry.getAttribute('target')])).toEqual([
    ['医生教育', null],
    ['患者管理云平台', '_blank'],
    ['多中心科研数据平台', '_blank'],
  ]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(menuItem.nth(1)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(menuItem).not.toBeInTheDocument();
  await expect.element(platforms).toHaveFocus();
});

test('typing continues while the window is made narrow and wide again', async ({ gateway }) => {
  answerFrame(gateway);
  answerSuggestions(gateway);
  await renderShell('/organization');
  await searchField.fill('前交叉');
  const search = page.getByRole('dialog', { name: '搜索', exact: true });
  for (const width of [1301, 1300, 1081, 1080, 768, 500, 499, 360, 499, 500, 768, 1080, 1081, 1300, 1301, 1440]) {
    await resize(width);
    await expect.poll(() => search.elements().length, { message: `${width} px` }).toBe(width < 500 ? 1 : 0);
    await expect.element(searchField).toHaveFocus();
    await expect.element(searchField).toHaveValue('前交叉');
    expect(overflow(), `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('a suggestion that is chosen during composition of an input method is searched for', async ({ gateway }) => {
  answerFrame(gateway);
  answerSuggestions(gateway);
  const router = await renderShell('/courseList');
  const getSearched = () => new URLSearchParams(router.state.entry.location.search).get('keyWord');
  await searchField.fill('前交叉');
  const suggestion = page.getByRole('option', { name: /^前交叉韧带损伤/ });
  await expect.element(suggestion).toBeVisible();
  await sendProtocol('Input.imeSetComposition', { text: 'ren', selectionStart: 3, selectionEnd: 3 });
  await expect.element(searchField).toHaveValue('前交叉ren');
  await suggestion.click();
  await expect.poll(getSearched).toBe('前交叉韧带损伤');
  await searchField.fill('髌骨');
  await userEvent.keyboard('{Enter}');
  await expect.poll(getSearched).toBe('髌骨');
});

test('the focus moves to another control when its own disappears on a narrower window', async ({ gateway }) => {
  answerFrame(gateway);
  await renderShell('/courseList');
  const surgery = sidebar.getByRole('link', { name: '手术', exact: true });
  surgery.element().focus();
  await resize(1081);
  await expect.element(surgery).toHaveFocus();
  await resize(1080);
  await expect.element(menuButton).toHaveFocus();
  await resize(1440);
  await expect.element(sidebar).toBeVisible();
  await platforms.click();
  await expect.element(menuItem.first()).toHaveFocus();
  await resize(1080);
  await expect.element(menuButton).toHaveFocus();
});

test('the slide-over traps the focus until Esc returns it, and stops the page from scrolling', async ({ gateway }) => {
  answerFrame(gateway);
  await renderShell('/courseList');
  await resize(800);
  await expect.element(sidebar).not.toBeInTheDocument();
  menuButton.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(slideOver.getByRole('link', { name: '课程', exact: true }))
    .toHaveAttribute('aria-current', 'page');
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  const cover = slideOver.element();
  for (let presses = 0; presses < 20; presses++) {
    await userEvent.tab();
    // Between the last and the first control the focus is on the body.
    const { activeElement } = document;
    expect(activeElement === document.body || cover.contains(activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(slideOver).not.toBeInTheDocument();
  await expect.element(menuButton).toHaveFocus();
  expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
});

test('a wider window closes the slide-over, as its entries are beside the page', async ({ gateway }) => {
  answerFrame(gateway);
  await renderShell('/courseList');
  await resize(800);
  await menuButton.click();
  await expect.element(slideOver).toBeVisible();
  await resize(1440);
  await expect.element(slideOver).not.toBeInTheDocument();
  await expect.element(sidebar).toBeVisible();
});

test('the open user menu has no violation that axe finds', async ({ gateway }) => {
  answerFrame(gateway);
  answerCustomer(gateway);
  logIn(gateway);
  await renderShell('/courseList');
  await page.getByRole('button', { name: '用户菜单', exact: true }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  expect(await axeViolations(':root')).toEqual([]);
});

test('the user menu can be scrolled to its end where a page is zoomed', async ({ gateway }) => {
  answerFrame(gateway);
  answerCustomer(gateway);
  logIn(gateway);
  await renderShell('/courseList');
  await resize(683, 384);
  await page.getByRole('button', { name: '用户菜单', exact: true }).click();
  const logOut = page.getByRole('menuitem', { name: '退出登录', exact: true });
  await expect.element(logOut).not.toBeInViewport({ ratio: 1 });
  const menu = page.getByRole('menu').element();
  expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
  menu.scrollBy(0, 400);
  await expect.element(logOut).toBeInViewport({ ratio: 1 });
});
