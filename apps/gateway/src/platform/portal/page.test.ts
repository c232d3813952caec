import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { type PageParts, pageFiller } from './page.ts';

const TEMPLATE =
  '<!doctype html><html lang="zh-CN"><head><!--head--><title>骨元</title></head><body><div id="root"><!--root--></div></body></html>';

const { site } = readConfig({});
const plain: PageParts = {
  theme: null,
  url: 'http://osteon.test/edu/videoTerminal?id=v1',
  card: null,
  title: null,
  assets: '',
  firstPaint: null,
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

test("a page without an item keeps the title, and the theme is the device's", () => {
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

test('the first paint contains markup and data', () => {
  const html = fill({ firstPaint: { markup: '<main>首页</main>', data: { getHome: { list: [1] } } } });
  expect(html).toContain('<div id="root"><main>首页</main></div>');
  expect(getData(html, 'first-paint')).toEqual({ getHome: { list: [1] } });
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
  const harmless = elements(fill({ card, firstPaint: { markup: '', data: { text: '' } } }));
  fc.assert(
    fc.property(hostile, hostile, (title, description) => {
      const html = fill({ card: { ...card, title, description }, firstPaint: { markup: '', data: { text: title } } });
      expect(elements(html)).toEqual(harmless);
      expect(getData(html, 'first-paint')).toEqual({
        text: title.toWellFormed() === title ? title : expect.anything(),
      });
    }),
  );
});
