import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const MESSAGES = join(import.meta.dirname, '../../apps/web/messages/zh');

/** Words of the interface that are words of content, too: weekdays, kinds of events. */
const isContent = /^(course\.week|live\.(kind|meeting\.mainHall)|info\.account$|account\.bind\.title)/;

const countHan = (text: string) => text.match(/\p{Script=Han}/gu)?.length ?? 0;

const escapeText = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Texts of few characters beside their parameters, such as {name}直播, are part of many titles. */
const FIXED_MIN = 5;

const entries = readdirSync(MESSAGES).flatMap((file) =>
  Object.entries<string>(JSON.parse(readFileSync(join(MESSAGES, file), 'utf8'))),
);
const content = new Set(entries.filter(([key]) => isContent.test(key)).map(([, text]) => text));

/** Words of the content of a page that are words of the interface elsewhere. */
const contentWords: Readonly<Record<string, readonly string[]>> = {
  '/docTerminal?id=b01': ['类型'],
  '/productList': ['保存', '长度'],
  '/searchList?keyWord=膝': ['学习目标', '病史', '体格检查', '影像学检查', '术后'],
  '/official': ['前交叉韧带'],
};

/** The Chinese texts of the portal, with any value in the place of a parameter. */
const chineseTexts = entries
  .filter(([key, text]) => !key.startsWith('$') && !content.has(text))
  .filter(([, text]) => countHan(text) >= (text.includes('{') ? FIXED_MIN : 2))
  .map(([key, text]) => ({ key, pattern: new RegExp(`^${escapeText(text).replaceAll(/\\\{\w+\\\}/g, '.+')}$`, 'su') }));

/** The visible texts of a page with Chinese characters, and its names and placeholders. */
const listChineseTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && parent.closest('script, style, [lang="zh-CN"]') === null) found.add(node.textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.add(element.getAttribute(name) ?? '');
    }
    return [...found].filter((text) => /\p{Script=Han}/u.test(text));
  });

/** The texts of the portal on a page that are in Chinese, with their keys. */
export async function findChinese(page: Page, path = ''): Promise<string[]> {
  const texts = (await listChineseTexts(page)).filter((text) => !contentWords[path]?.includes(text));
  return texts.flatMap((text) =>
    chineseTexts.filter(({ pattern }) => pattern.test(text)).map(({ key }) => `${key}: ${text}`),
  );
}
