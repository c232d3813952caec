import { expect, test } from 'vitest';
import { getPortraitThumbnail, PORTRAIT_BYTES_MAX, validatePortrait } from './portrait.ts';

const ID = '0123456789abcdef0123456789abcdef';

test.each([
  { path: `/media/portraits/${ID}-512.webp`, thumbnail: `/media/portraits/${ID}-96.webp` },
  { path: '/media/images/0123-512.webp', thumbnail: '/media/images/0123-512.webp' },
  { path: '', thumbnail: '' },
])('the thumbnail of "$path" is "$thumbnail"', ({ path, thumbnail }) => {
  expect(getPortraitThumbnail(path)).toBe(thumbnail);
});

test.each([
  { type: 'image/jpeg', size: 1, refused: null },
  { type: 'image/png', size: PORTRAIT_BYTES_MAX, refused: null },
  { type: 'image/webp', size: PORTRAIT_BYTES_MAX + 1, refused: 'portrait.size' },
  { type: 'image/heic', size: 1, refused: 'portrait.type' },
  { type: 'image/svg+xml', size: 1, refused: 'portrait.type' },
  { type: '', size: 1, refused: 'portrait.type' },
])('a portrait of $type and $size bytes is refused: $refused', ({ refused, ...picture }) => {
  expect(validatePortrait(picture)).toBe(refused);
});
