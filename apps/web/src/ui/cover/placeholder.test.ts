import { expect, test } from 'vitest';
import { getAverageColour, getSrcSet } from './picture.tsx';

test('a ThumbHash has an average colour', () => {
  expect(getAverageColour('zvcJBIAGmmV2eHmIeHcEeJ6c9w==')).toMatch(/^rgb\(\d{1,3} \d{1,3} \d{1,3}\)$/);
  expect(getAverageColour('')).toBeUndefined();
});

test('a picture in several widths has a srcset', () => {
  const variants = [
    { url: '/media/a-320.webp', width: 320 },
    { url: '/media/a-640.webp', width: 640 },
  ];
  expect(getSrcSet(variants)).toBe('/media/a-320.webp 320w, /media/a-640.webp 640w');
  expect(getSrcSet(variants.slice(1))).toBeUndefined();
  expect(getSrcSet([])).toBeUndefined();
});
