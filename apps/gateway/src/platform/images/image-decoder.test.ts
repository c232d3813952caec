import sharp, { type Sharp } from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { WAITING_MAX, withImageSlot, withRequestImageSlot } from './image-concurrency.ts';
import { ImageFormatError, openImage } from './image-decoder.ts';
import { detectImageFormat, type ImageFormat } from './image-format.ts';

const picture = sharp({ create: { width: 4, height: 3, channels: 3, background: '#8899aa' } });
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g/></svg>';

describe('the first bytes', () => {
  test.each<[ImageFormat, () => Promise<Buffer>]>([
    ['jpeg', () => picture.clone().jpeg().toBuffer()],
    ['png', () => picture.clone().png().toBuffer()],
    ['webp', () => picture.clone().webp().toBuffer()],
    ['gif', () => picture.clone().gif().toBuffer()],
    ['heif', () => picture.clone().avif().toBuffer()],
    ['tiff', () => picture.clone().tiff().toBuffer()],
  ])('of a picture show that it is %s, which is decoded', async (format, make) => {
    const bytes = await make();
    expect(detectImageFormat(bytes)).toBe(format);
    expect(await openImage(bytes, [format]).metadata()).toMatchObject({ format, width: 4, height: 3 });
  });

  test.each([
    ['nothing', ''],
    ['an SVG', svg],
    ['an SVG after blanks and a declaration', ` \n<?xml version="1.0"?>${svg}`],
    ['a PDF', '%PDF-1.7'],
    ['a film', '\0\0\0\x20ftypisom'],
    ['an icon', '\0\0\x01\0\x01\0'],
    ['half a signature', '\xFF\xD8'],
    ['a JPEG after one byte', ' \xFF\xD8\xFF\xE0'],
  ])('of %s open no decoder', (_what, text) => {
    const bytes = Buffer.from(text, 'latin1');
    expect(detectImageFormat(bytes)).toBeNull();
    expect(() => openImage(bytes, ['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'])).toThrow(ImageFormatError);
  });

  test('of a format that is not accepted open no decoder', async () => {
    const bytes = await picture.clone().gif().toBuffer();
    expect(() => openImage(bytes, ['jpeg', 'png', 'webp'])).toThrow(ImageFormatError);
  });
});

describe('the decoder', () => {
  test('opens no SVG, even one whose format was not checked', async () => {
    await expect(sharp(Buffer.from(svg)).metadata()).rejects.toThrow('unsupported image format');
    await expect(openImage(Buffer.from(`GIF89a${svg}`), ['gif']).metadata()).rejects.toThrow();
  });
});

test('decoding ends after a minute', async () => {
  const create = { width: 2000, height: 2000, channels: 3, background: '#8899aa' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const { timeout } = sharp.prototype;
  const limit = vi.spyOn(sharp.prototype, 'timeout').mockImplementation(function (this: Sharp) {
    // A second for the minute.
    return timeout.call(this, { seconds: 1 });
  });
  await expect(openImage(bytes, ['png']).median(401).raw().toBuffer()).rejects.toThrow('timeout');
  expect(limit).toHaveBeenCalledExactlyOnceWith({ seconds: 60 });
});

test('a request is refused where too many pictures wait, and accepted once one is done', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const running = Array.from({ length: 2 }, () => withImageSlot(() => held));
  const waiting = Array.from({ length: WAITING_MAX }, () => withRequestImageSlot(async () => 'done'));
  await expect(withRequestImageSlot(async () => 'never')).rejects.toMatchObject({ error: 'unavailable' });
  const job = withImageSlot(async () => 'job');
  release();
  expect(await job).toBe('job');
  expect(await Promise.all(waiting)).toEqual(Array(WAITING_MAX).fill('done'));
  expect(await withRequestImageSlot(async () => 'again')).toBe('again');
  await Promise.all(running);
});
