import type { ResponseOf } from '@osteon/contract';
import { Suspense } from 'react';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { DocumentView } from './document-view.tsx';

const url = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1810"><rect width="1280" height="1810" fill="white"/></svg>')}`;
const picture = {
  url,
  width: 1280,
  height: 1810,
  alt: '跟骨骨折康复指南 第1页',
  thumbHash: '',
  variants: [{ url, width: 1280 }],
};
const section = { bullets: [], table: null };

/** A PDF of two pages, the second of which is a scan. */
const pdf: ResponseOf<'getDocument'> = {
  card: {
    resourceType: 2,
    resourceId: 'paper-1',
    title: '跟骨骨折康复指南',
    titleEn: '',
    summary: '康复的分期与目标。',
    picture,
    specialty: { id: 'trauma', name: '创伤骨科', nameEn: 'Trauma' },
    author: null,
    publishedAt: Date.UTC(2026, 10, 22),
    viewCount: 0,
    durationSeconds: null,
    pages: 2,
    vip: false,
    watched: null,
    course: null,
    case: null,
    pcLink: '/docTerminal?id=paper-1',
  },
  kind: '指南',
  evidenceDate: '2025',
  reviewer: null,
  sections: [
    { ...section, heading: '第1页', paragraphs: ['每周复查', '负重计划', '每周复查'], picture },
    { ...section, heading: '第2页', paragraphs: [], picture: { ...picture, alt: '跟骨骨折康复指南 第2页' } },
  ],
  references: [],
  related: [],
};

const show = () =>
  renderPage(
    <main>
      <Suspense fallback="…">
        <DocumentView id="paper-1" actions={null} comments={null} />
      </Suspense>
    </main>,
  );

test('a PDF shows the picture and the text of each page', async ({ gateway }) => {
  gateway.answer('getDocument', pdf);
  await show();
  await expect.element(page.getByRole('img', { name: '跟骨骨折康复指南 第2页' })).toBeInTheDocument();
  const first = page.getByRole('img', { name: '跟骨骨折康复指南 第1页' });
  await expect.element(first).toBeVisible();
  expect(page.getByText('每周复查').elements()).toHaveLength(2);
  await expect.element(page.getByRole('heading', { name: '参考文献' })).not.toBeInTheDocument();
  const { width, height } = first.element().getBoundingClientRect();
  expect(height / width).toBeCloseTo(1810 / 1280, 1);
  expect(await axeViolations('main')).toEqual([]);
  await page.viewport(360, 900);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
