import { expect } from 'vitest';
import { DESKTOP, type Journey } from './journey.ts';

const results = { role: 'heading', name: '“前交叉”的搜索结果' } as const;

/** Typing suggests, searching lists results with their marked words, and a result leads to its page. */
export const searchAndOpenResult: Journey = async ({ openWindow }) => {
  const visitor = await openWindow(DESKTOP);
  await visitor.open('/home');
  await visitor.type({ role: 'combobox', name: '搜索内容' }, '前交叉');
  await visitor.see({ role: 'option', text: '前交叉韧带损伤' });
  await visitor.click({ role: 'button', name: '搜索' });
  await visitor.see(results);
  await visitor.see({ role: 'status', text: '条结果' });
  await visitor.see({ role: 'mark', name: '前交叉' });

  const title = await visitor.read(() => document.querySelector('main h2')?.textContent ?? '');
  expect(title).toContain('前交叉');
  await visitor.click({ role: 'link', text: title });
  await visitor.seeNone(results);
  await visitor.see({ role: 'heading', text: title });
};
