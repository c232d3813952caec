import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { type InitialData, type PageParts, pageFiller } from './page.ts';

const TEMPLATE =
  '<!doctype html><html lang="zh-CN"><head><!--head--><title>骨元</title></head><body><!--first-frame--><div id="root"></div></body></html>';

const { site } = readConfig({});
const plain: PageParts = {
  locale: 'zh',
  theme: null,
  url: 'http://osteon.test/edu/videoTerminal?id=v1',
  card: null,
  title: null,
  assets: { tags: '', scriptStart: 'atOnce' },
  initialData: null,
  frame: '',
};
const card = { title: '膝关节置换', description: '步骤与要点', image: '/media/cover.webp' };

function fill(parts: Partial<PageParts>, template = TEMPLATE): string {
  return pageFiller(template, { ...site, year: 2026 })({ ...plain, ...parts });
}

/** The data element of a page, as the portal reads it. */
function getData(html: string, id: string): unknown {
  const text = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1];
  return text === undefined ? undefined : JSON.parse(text);
}

test("a page without an item has the default title, and the theme is the device's", () => {
  const html = fill({});
  expect(html).toContain('<title>骨元</title>');
  expect(html).toContain('<html lang="zh-CN">');
  expect(html).not.toContain('og:');
  expect(getData(html, 'site')).toMatchObject({ company: '骨元', year: 2026, sample: true });
  expect(getData(html, 'first-paint')).toBeUndefined();
});

test('an item puts its title, summary and cover into the head', () => {
  const html = fill({ card });
  expect(html.match(/<title>.*?<\/title>/g)).toEqual(['<title>膝关节置换 - 骨元</title>']);
  expect(html).toContain('<meta name="description" content="步骤与要点">');
  expect(html).toContain('<meta property="og:image" content="http://osteon.test/media/cover.webp">');
  expect(html).toContain('<meta property="og:url" content="http://osteon.test/edu/videoTerminal?id=v1">');
});

test('a chosen theme is set on the root element before the first paint', () => {
  expect(fill({ theme: 'dark' })).toContain('<html data-theme="dark" data-mantine-color-scheme="dark" lang="zh-CN">');
});

const createInitialData = (answer: unknown): InitialData => ({
  data: { call: 'getHome', payload: {}, answer },
  slots: {},
  preload: '<link rel="preload" as="image" href="/media/cover.webp">',
});

test('the entry script loads at once, with low priority, or when the prerendered shell is painted', () => {
  const template = TEMPLATE.replace('</head>', '<script type="module" src="entry"></script></head>');
  const starts = {
    atOnce: '<script type="module" src="entry">',
    afterStyles: '<script type="module" fetchpriority="low" src="entry">',
    afterPaint: '<script type="after-paint" src="entry">',
  } as const;
  for (const [scriptStart, script] of Object.entries(starts) as [keyof typeof starts, string][]) {
    const html = fill({ assets: { tags: '<link href="a">', scriptStart } }, template);
    expect(html).toContain(script);
    expect(html).toContain('<link href="a">');
  }
});

test('the initial data are a script and preloads, and the prerendered shell is beside the root element', () => {
  const html = fill({
    initialData: createInitialData({ list: [1] }),
    frame: '<main>首页</main>',
    assets: { tags: '<link href="a">', scriptStart: 'atOnce' },
  });
  expect(html).toContain('<div id="first-frame"><main>首页</main></div><div id="root"></div>');
  expect(html.indexOf('rel="preload"')).toBeLessThan(html.indexOf('<link href="a">'));
  expect(getData(html, 'first-paint')).toEqual({ call: 'getHome', payload: {}, answer: { list: [1] } });
});

test('a page without a frame has no prerendered shell', () => {
  expect(fill({})).toContain('<body><div id="root"></div></body>');
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'--><svg/onload=x>",
    '$&$1$`',
    '<!--',
    '<title>',
  ),
);

test('texts of an item are escaped', () => {
  const elements = (html: string) => html.match(/<[a-z!/][^\s>]*/gi);
  const harmless = elements(fill({ card, initialData: createInitialData('') }));
  fc.assert(
    fc.property(hostile, hostile, (title, description) => {
      const html = fill({ card: { ...card, title, description }, initialData: createInitialData(title) });
      expect(elements(html)).toEqual(harmless);
      expect(getData(html, 'first-paint')).toMatchObject({
        answer: title.toWellFormed() === title ? title : expect.anything(),
      });
    }),
  );
});
