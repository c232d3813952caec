import { AttachmentType } from '@osteon/domain';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../../test/component-test.tsx';
import type { Photo } from './photo.ts';
import { PhotoCrop } from './photo-crop.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** A PNG of 600 × 400 px, red on the left and white on the right. */
async function drawPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(600, 400);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas context');
  context.fillStyle = '#f00';
  context.fillRect(0, 0, 300, 400);
  return new File([await canvas.convertToBlob()], 'picture.png', { type: 'image/png' });
}

/** Returns the edges of a photo that are red. */
async function findRedEdges({ file }: Photo) {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const isRed = (x: number, y: number) => (context?.getImageData(x, y, 1, 1).data[1] ?? 255) < 128;
  return {
    left: isRed(5, height / 2),
    right: isRed(width - 5, height / 2),
    top: isRed(width / 2, 5),
    bottom: isRed(width / 2, height - 5),
  };
}

for (const { turns, red } of [
  { turns: 0, red: { left: true, right: false } },
  { turns: 1, red: { top: true, bottom: false } },
  { turns: 2, red: { left: false, right: true } },
  { turns: 3, red: { top: false, bottom: true } },
  { turns: 4, red: { left: true, right: false } },
]) {
  test(`a picture that is turned ${turns} times is cropped as it is displayed`, async () => {
    const photos: Photo[] = [];
    const props = { accountLabel: '', onPhoto: (photo: Photo) => photos.push(photo), onFile: () => undefined };
    const file = await drawPicture();
    await renderPage(<PhotoCrop {...props} type={AttachmentType.workCard} file={file} onClose={() => undefined} />);
    for (let turn = 1; turn <= turns; turn++) {
      await expect.element(button('使用')).toBeEnabled();
      await button('旋转90°').click();
    }
    await expect.element(button('使用')).toBeEnabled();
    expect(await axeViolations('main')).toEqual([]);
    await button('使用').click();
    await expect.poll(() => photos.length).toBe(1);
    const [photo] = photos;
    expect(photo && (await findRedEdges(photo))).toMatchObject(red);
    const thumbnail = new Image();
    thumbnail.src = photo?.thumbnail ?? '';
    await thumbnail.decode();
    expect(thumbnail.naturalWidth).toBe(200);
  });
}

test('a file that is no picture shows an error, and another one can be chosen', async () => {
  const noop = () => undefined;
  const file = new File(['no picture'], 'a.png', { type: 'image/png' });
  await renderPage(
    <PhotoCrop
      accountLabel=""
      type={AttachmentType.workCard}
      file={file}
      onPhoto={noop}
      onFile={noop}
      onClose={noop}
    />,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('请上传图片文件');
  await expect.element(button('使用')).not.toBeInTheDocument();
});
