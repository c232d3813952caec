import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { axeViolations } from '../../../test/axe.ts';
import { expect, test } from '../../../test/component-test.tsx';
import { cropPicture } from './crop-picture.ts';
import { type OpenPicture, openPicture } from './open-picture.ts';
import { type CropArea, PictureCropper } from './picture-cropper.tsx';

const area = page.getByRole('application', { name: '裁剪区域', exact: true });
const zoom = page.getByRole('slider', { name: '缩放', exact: true });

/** A PNG of 600 × 400 px, red on the left and transparent on the right. */
async function drawPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(600, 400);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas context');
  context.fillStyle = '#f00';
  context.fillRect(0, 0, 300, 400);
  return new File([await canvas.convertToBlob()], 'picture.png', { type: 'image/png' });
}

async function open(file: File): Promise<OpenPicture> {
  const picture = await openPicture(file);
  if (!picture) throw new Error('the picture cannot be decoded');
  return picture;
}

/** Renders the cropper and returns the parts that it has reported, the newest last. */
async function renderCropper(picture: OpenPicture, { aspect = 1, round = false } = {}): Promise<CropArea[]> {
  const areas: CropArea[] = [];
  await render(
    <div style={{ width: 400 }}>
      <PictureCropper picture={picture} aspect={aspect} round={round} onChange={(part) => areas.push(part)} />
    </div>,
  );
  await expect.element(area).toBeVisible();
  await expect.poll(() => areas.length).toBeGreaterThan(0);
  return areas;
}

test('the largest part in the middle is chosen at first, in the given shape', async () => {
  const picture = await open(await drawPicture());
  const areas = await renderCropper(picture, { round: true });
  expect(areas.at(-1)).toEqual({ x: 100, y: 0, width: 400, height: 400 });
  expect(await axeViolations('body')).toEqual([]);
  picture.close();
});

test('a part that is not square is chosen likewise', async () => {
  const picture = await open(await drawPicture());
  const areas = await renderCropper(picture, { aspect: 3 });
  expect(areas.at(-1)).toEqual({ x: 0, y: 100, width: 600, height: 200 });
  picture.close();
});

test('arrow keys move the picture as far as it goes, and the slider enlarges it', async () => {
  const picture = await open(await drawPicture());
  const areas = await renderCropper(picture);
  area.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => areas.at(-1)?.x).toBeLessThan(100);
  await userEvent.keyboard('{ArrowRight>30/}');
  await expect.poll(() => areas.at(-1)).toEqual({ x: 0, y: 0, width: 400, height: 400 });
  zoom.element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(zoom).toHaveAttribute('aria-valuetext', '400%');
  await expect.poll(() => areas.at(-1)?.width).toBe(100);
  picture.close();
});

test('the part is cut out as a JPEG on white, scaled down to the needed size and never up', async () => {
  const file = await drawPicture();
  const part = { x: 200, y: 0, width: 200, height: 200 };
  const decode = async (url: string) => {
    const bitmap = await createImageBitmap(await (await fetch(url)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const at = (x: number) => [...(context?.getImageData(x, 10, 1, 1).data ?? [])].map((value) => value > 128);
    return { size: [bitmap.width, bitmap.height], left: at(5), right: at(bitmap.width - 5) };
  };
  const small = await cropPicture(file, part, { width: 50 });
  expect(small).toMatch(/^data:image\/jpeg;base64,/);
  const red = [true, false, false, true];
  const white = [true, true, true, true];
  expect(await decode(small)).toEqual({ size: [50, 50], left: red, right: white });
  const whole = await cropPicture(file, part, { width: 512 });
  expect(await decode(whole)).toEqual({ size: [200, 200], left: red, right: white });
});

test('a file that is no picture is not opened', async () => {
  expect(await openPicture(new File(['<script>'], 'a.png', { type: 'image/png' }))).toBeNull();
});
