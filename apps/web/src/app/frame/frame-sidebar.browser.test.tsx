import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, test } from '../../../test/component-test.tsx';
import { logIn } from '../../../test/customer.ts';
import type { FakeGateway } from '../../../test/fake-gateway.ts';
import { sendProtocol } from '../../../test/send-protocol.ts';
import {
  answerCustomer,
  answerFrame,
  answerSuggestions,
  header,
  menuButton,
  renderShell,
  resize,
  searchField,
  sidebar,
  slideOver,
} from '../../../test/shell.tsx';
import { gatewayKey } from '../../lib/gateway/gateway-query.ts';
import { queryClient } from '../../lib/gateway/query-client.ts';
import { Component as AiSearch } from '../routes/ai/ai-search.tsx';

const pages = { aiSearch: AiSearch };

const firstLink = sidebar.getByRole('link').first();
const home = sidebar.getByRole('link', { name: '首页', exact: true });

function answerFor(gateway: FakeGateway): void {
  answerFrame(gateway);
  answerCustomer(gateway);
  answerSuggestions(gateway);
  logIn(gateway);
}

test('the AI search is shown to a customer who may use it, at every width', async ({ gateway }) => {
  answerFor(gateway);
  gateway.answer('checkAiSearchAuthority', { checkResult: true });
  const router = await renderShell('/courseList', pages);
  await expect.element(firstLink).toHaveAccessibleName('AI搜索');
  await searchField.fill('前交叉韧带怎么选移植物');
  const suggestions = page.getByRole('listbox', { name: '搜索建议', exact: true }).getByRole('option');
  await expect.element(suggestions.last()).toHaveTextContent('用AI搜索提问：前交叉韧带怎么选移植物');

  await resize(768);
  await menuButton.click();
  await expect.element(slideOver.getByRole('listitem').nth(1)).toHaveTextContent('AI搜索');
  await userEvent.keyboard('{Escape}');
  await expect.element(slideOver).not.toBeInTheDocument();
  await resize(360);
  await header.getByRole('link', { name: 'AI搜索', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'AI搜索', exact: true })).toBeVisible();
  expect(router.state.entry.location.pathname).toBe('/edu/aiSearch');
  expect(await axeViolations(':root')).toEqual([]);
});

test('the last suggestion opens the AI search, whose field has the question', async ({ gateway }) => {
  answerFor(gateway);
  gateway.answer('checkAiSearchAuthority', { checkResult: true });
  const router = await renderShell('/courseList');
  await searchField.fill('前交叉韧带怎么选移植物');
  const suggestions = page.getByRole('listbox', { name: '搜索建议', exact: true }).getByRole('option');
  await expect.element(suggestions.last()).toHaveTextContent('用AI搜索提问：前交叉韧带怎么选移植物');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.poll(() => router.state.entry.location.pathname).toBe('/edu/aiSearch');
  expect(new URLSearchParams(router.state.entry.location.search).get('keyWord')).toBe('前交叉韧带怎么选移植物');
});

test('a customer without the AI search has no entry for it, and its page explains that', async ({ gateway }) => {
  answerFor(gateway);
  const router = await renderShell('/courseList', pages);
  await expect.poll(() => gateway.count('checkAiSearchAuthority')).toBe(1);
  await expect.element(firstLink).toHaveAccessibleName('首页');
  await router.navigate('/aiSearch');
  await expect.element(page.getByText('您暂无AI搜索权限', { exact: true })).toBeVisible();
});

test('an AI search authority that cannot be loaded counts as none, silently', async ({ gateway }) => {
  answerFor(gateway);
  gateway.disconnect('checkAiSearchAuthority');
  await renderShell('/courseList');
  const [query] = queryClient.getQueryCache().findAll({ queryKey: gatewayKey('checkAiSearchAuthority') });
  await expect.poll(() => query?.state.status).toBe('error');
  await expect.element(firstLink).toHaveAccessibleName('首页');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('the sidebar reserves the space of the AI search until the authority is loaded', async ({ gateway }) => {
  answerFor(gateway);
  const { promise, resolve } = Promise.withResolvers<{ checkResult: boolean }>();
  gateway.answer('checkAiSearchAuthority', () => promise);
  localStorage.setItem('aiSearchRoom', '1 AAAAAAAAAAAAAAAAAAAAAA');
  await renderShell('/courseList');
  const aiSearch = sidebar.getByRole('link', { name: 'AI搜索', exact: true });
  await expect.element(home).toBeVisible();
  await expect.element(aiSearch).not.toBeInTheDocument();
  const reserved = home.element().getBoundingClientRect().top;
  resolve({ checkResult: true });
  await expect.element(aiSearch).toBeVisible();
  expect(home.element().getBoundingClientRect().top).toBe(reserved);
});

test('the menu of the rail opens on hover without taking the focus, and by key with it', async ({ gateway }) => {
  answerFor(gateway);
  await renderShell('/organization');
  await resize(1300);
  const mine = sidebar.getByRole('button', { name: '我的', exact: true });
  await searchField.fill('前交叉');
  await mine.hover();
  await expect.element(page.getByRole('menuitem', { name: '我的收藏', exact: true })).toBeVisible();
  await userEvent.keyboard('韧带');
  await expect.element(searchField).toHaveValue('前交叉韧带');
  await page.getByRole('contentinfo').hover();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  mine.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: '我的', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(mine).toHaveFocus();
});

test('the rail shows its tooltips above the page, and scrolls to its end in a low window', async ({ gateway }) => {
  answerFrame(gateway);
  await renderShell('/home');
  await resize(1366, 320);
  await menuButton.click();
  await sidebar.getByRole('link', { name: '直播', exact: true }).hover();
  // Fails where the page covers the tooltip.
  await sidebar.getByText('直播', { exact: true }).hover();
  const mine = sidebar.getByRole('button', { name: '我的', exact: true });
  await expect.element(mine).not.toBeInViewport();
  const { left, top } = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  await sendProtocol('Input.dispatchMouseEvent', {
    type: 'mouseWheel',
    x: left + 30,
    y: top + 200,
    deltaX: 0,
    deltaY: 600,
  });
  await expect.element(mine).toBeInViewport();
  expect(document.scrollingElement?.scrollTop).toBe(0);
});

test('new courses and running live events are marked at their entries', async ({ gateway }) => {
  answerFor(gateway);
  gateway.answer('getHomeNewState', { systemCourseNewState: 1 });
  gateway.answer('getMessageCount', { scenePromptList: [{ sceneCode: 'live_activity_message', promptNum: 2 }] });
  await renderShell('/organization');
  const entry = (name: string) => sidebar.getByRole('listitem').filter({ hasText: name }).first();
  await expect.element(entry('课程').getByText('上新', { exact: true })).toBeVisible();
  await expect.element(entry('直播').getByText('直播中', { exact: true })).toBeVisible();
});
