import { LiveStatus, ResourceType } from '@osteon/domain';
import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { videoCard } from '../../../test/cards.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import type { FakeGateway } from '../../../test/fake-gateway.ts';
import { listedLive } from '../../../test/listed-live.ts';
import { answerSuggestions } from '../../../test/shell.tsx';
import { untilDrawn } from '../../../test/until-drawn.ts';
import { closeDialog, openDialog, useDialogs } from '../../lib/dialogs.ts';
import { setLocale } from '../../texts/locale.ts';
import { HotRanking } from './hot-ranking.tsx';
import { ResultRow } from './result-row.tsx';
import { SearchBox } from './search-box/search-box.tsx';
import { SearchView } from './search-view.tsx';

/** Time for which each hot search is shown, in ms. */
const HOT_TURN_MS = 4000;

const field = page.getByRole('combobox', { name: '搜索内容', exact: true });
const options = page.getByRole('listbox', { name: '搜索建议', exact: true }).getByRole('option');

/** The header's field with the results below it. */
async function openSearch(gateway: FakeGateway): Promise<void> {
  gateway.answer('checkAiSearchAuthority', { checkResult: false });
  gateway.answer('listHotSearches', {
    preList: [
      { searchKey: '髋关节', recommendType: 1 },
      { searchKey: '前交叉韧带', recommendType: 0 },
    ],
    bigDataList: [],
  });
  answerSuggestions(gateway);
  gateway.answer('listJumpWords', { dataList: [{ jumpWord: '协会', pcLink: '/organization' }] });
  gateway.answer('listSpecialties', { list: [] });
  await renderPage(
    <>
      <header>
        <SearchBox />
      </header>
      <main>
        <SearchView rail={<HotRanking />} />
      </main>
    </>,
  );
  await expect.element(field).toHaveAttribute('placeholder', '髋关节');
}

test('a window that becomes wider closes the search page of phones, which may not be loaded yet', async ({
  gateway,
}) => {
  await openSearch(gateway);
  await page.viewport(360, 720);
  await untilDrawn();
  openDialog('search');
  await page.viewport(1024, 720);
  await expect.poll(() => useDialogs.getState().open).toEqual([]);
  await expect.element(field).toHaveFocus();
});

test('axe finds no violation in the search page, in the field, empty and written in, and in the results', async ({
  gateway,
}) => {
  await openSearch(gateway);
  const searchPage = page.getByRole('dialog', { name: '搜索', exact: true });
  /** axe narrows the window, at which the open field becomes a page of its own. */
  const check = async () => {
    expect(await axeViolations('body')).toEqual([]);
    closeDialog('search');
    await expect.element(searchPage).not.toBeInTheDocument();
  };
  await field.click();
  await expect.element(options.first()).toBeVisible();
  await check();
  await field.fill('前交叉');
  await expect.element(options.filter({ hasText: '前交叉韧带损伤' })).toBeVisible();
  await check();

  const highlights = [
    { text: '前交叉', type: 'match' as const },
    { text: '韧带重建', type: 'text' as const },
  ];
  gateway.answer('search', {
    list: [
      {
        resourceType: 1,
        resourceId: 'v24',
        title: '前交叉韧带重建',
        titleEn: '',
        highlights,
        highlightsEn: [],
        excerpt: [],
        hits: [{ seconds: 50, label: '', kind: null, highlights, pcLink: '/videoTerminal?id=v24&t=50' }],
        pcLink: '/videoTerminal?id=v24',
        card: videoCard('v24', '前交叉韧带重建'),
        live: null,
        doctor: null,
        product: null,
      },
    ],
    counts: [{ resourceType: 1, count: 1, more: false }],
    total: { count: 1, more: false },
    nextCursor: null,
    synonyms: ['ACL'],
    readAs: null,
    term: null,
  });
  await field.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: '“前交叉”的搜索结果', exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /00:50/ })).toBeVisible();
  expect(await axeViolations('body')).toEqual([]);
});

test.each([
  ['zh', '聊天', '解答'],
  ['en', 'Chat', 'Answer'],
] as const)('hits in a replay name the chat and the answers that they are from (%s)', async (locale, chat, answer) => {
  setLocale(locale);
  const highlights = [
    { text: '骨盆带', type: 'match' as const },
    { text: '先放好', type: 'text' as const },
  ];
  const pcLink = '/liveDetail?activityId=l1';
  const result = {
    resourceType: ResourceType.live,
    resourceId: 'l1',
    title: '骨盆骨折',
    titleEn: '',
    highlights: [{ text: '骨盆骨折', type: 'text' as const }],
    highlightsEn: [],
    excerpt: [],
    hits: [
      { seconds: 20, label: '', kind: null, highlights, pcLink: `${pcLink}&t=20` },
      { seconds: 20, label: '', kind: 'message' as const, highlights, pcLink: `${pcLink}&t=20` },
      { seconds: 1350, label: '', kind: 'answer' as const, highlights, pcLink: `${pcLink}&t=1350` },
    ],
    pcLink,
    card: null,
    live: listedLive('l1', '骨盆骨折', -24, { status: LiveStatus.replay }),
    doctor: null,
    product: null,
  };
  await renderPage(
    <main>
      <ul>
        <ResultRow result={result} eager={false} />
      </ul>
    </main>,
  );
  const hits = page.getByRole('link', { name: /骨盆带/ });
  await expect.element(hits.first()).toBeVisible();
  expect(hits.elements().map(({ textContent }) => textContent)).toEqual([
    '00:20骨盆带先放好',
    `00:20${chat}骨盆带先放好`,
    `22:30${answer}骨盆带先放好`,
  ]);
  await expect.element(hits.last()).toHaveAttribute('href', `${pcLink}&t=1350`);
  expect(await axeViolations('main')).toEqual([]);
});

test('the hot searches rotate, and pause while the field has the focus', async ({ gateway }) => {
  const { matchMedia } = globalThis;
  vi.stubGlobal('matchMedia', (query: string) =>
    matchMedia(query.includes('prefers-reduced-motion') ? '(max-width: 0px)' : query),
  );
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await openSearch(gateway);
  await vi.advanceTimersByTimeAsync(HOT_TURN_MS);
  await expect.element(field).toHaveAttribute('placeholder', '前交叉韧带');
  field.element().focus();
  await vi.advanceTimersByTimeAsync(HOT_TURN_MS);
  await untilDrawn();
  // Not retried: each retry advances the clock, and would rotate the list.
  expect(field.element().getAttribute('placeholder')).toBe('前交叉韧带');
  field.element().blur();
  await vi.advanceTimersByTimeAsync(HOT_TURN_MS);
  await expect.element(field).toHaveAttribute('placeholder', '髋关节');
});
