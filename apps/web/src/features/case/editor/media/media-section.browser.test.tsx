import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../../test/axe.ts';
import {
  answerDraft,
  caseDraft,
  draftFields,
  draftImage,
  draftSeries,
  renderEditor,
} from '../../../../../test/case/case-draft.tsx';
import { chooseFiles } from '../../../../../test/choose-files.ts';
import { expect, test } from '../../../../../test/component-test.tsx';
import type { FakeGateway } from '../../../../../test/fake-gateway.ts';
import { untilDrawn } from '../../../../../test/until-drawn.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog', { name: '遮盖图上的文字' });
const FLAG = { x: 100, y: 30, width: 80, height: 30, text: 'COBB 37°' };
const BOX = { x: 100, y: 30, width: 80, height: 30 };

const picture = (imageId: string, caption: string) => ({ imageId, caption, phase: 'before' as const });

function answerPictures(gateway: FakeGateway): void {
  const images = [picture('i1', '右膝正位'), picture('i2', '全脊柱正位')];
  answerDraft(gateway, caseDraft({ fields: draftFields({ images }) }));
  const flagged = draftImage('i2', { flags: [FLAG], isChecked: false });
  gateway.answer('listCaseImages', { list: [draftImage('i1'), flagged] });
}

test('a picture is added with its name and time, one that is too large has a remedy', async ({ gateway }) => {
  answerDraft(gateway);
  gateway.answer('uploadCaseImage', draftImage('i9'));
  await renderEditor();
  await expect.element(button('添加影像')).toBeVisible();
  gateway.answer('listCaseImages', { list: [draftImage('i9')] });
  const large = new File([new Uint8Array(10 * 2 ** 20 + 1)], '术中照片.heic');
  chooseFiles(new File(['x'], '右膝.png', { type: 'image/png' }), large);
  await expect.element(page.getByText('图片大小不能超过10MB', { exact: true })).toBeVisible();
  await expect.element(button('重新选择')).toBeVisible();
  await expect.element(page.getByText('已去除EXIF', { exact: true })).toBeVisible();
  expect(gateway.lastPayload('uploadCaseImage')).toEqual({ draftId: 'd1', extName: 'png', fileContent: 'eA==' });
  await page.getByRole('textbox', { name: '影像1的说明' }).fill('右膝正位');
  await page.getByRole('combobox', { name: '影像1的时间' }).selectOptions('术后');
  await expect
    .poll(() => gateway.lastPayload('saveCaseDraft'), { timeout: 5_000 })
    .toMatchObject({
      fields: { images: [{ imageId: 'i9', caption: '右膝正位', phase: 'after' }] },
    });
});

test('pictures are put in order with the keyboard', async ({ gateway }) => {
  answerPictures(gateway);
  await renderEditor();
  await expect.element(button('移动影像2，用方向键')).toBeVisible();
  button('移动影像2，用方向键').element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('textbox', { name: '影像1的说明' })).toHaveValue('全脊柱正位');
  await expect.element(button('移动影像1，用方向键')).toHaveFocus();
});

test('text in a picture is framed, covered in the page, and can be undone', async ({ gateway }) => {
  answerPictures(gateway);
  gateway.answer('maskCaseImage', draftImage('i2', { flags: [FLAG], boxes: [BOX] }));
  await renderEditor();
  const panel = page.getByRole('group', { name: '全脊柱正位：图上有文字' });
  await expect.element(panel.getByText(/识别到“COBB 37°”/)).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
  await panel.getByRole('button', { name: '遮盖', exact: true }).click();
  await expect.element(dialog.getByText('1处遮盖', { exact: true })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  const box = dialog.getByRole('button', { name: /^遮盖1，/ });
  box.element().focus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  await expect.element(dialog.getByRole('spinbutton', { name: '左' })).toHaveValue(102);
  await expect.element(dialog.getByRole('spinbutton', { name: '高' })).toHaveValue(32);
  await dialog.getByRole('button', { name: '添加遮盖' }).click();
  await expect.element(dialog.getByText('2处遮盖', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: '撤销' }).click();
  await dialog.getByRole('button', { name: '撤销' }).click();
  await expect.element(dialog.getByText('1处遮盖', { exact: true })).toBeVisible();
  gateway.answer('listCaseImages', { list: [draftImage('i1'), draftImage('i2', { flags: [FLAG], boxes: [BOX] })] });
  await dialog.getByRole('button', { name: '遮盖并上传' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(gateway.lastPayload('maskCaseImage')).toEqual({
    imageId: 'i2',
    boxes: [{ ...BOX, x: 102 }],
    isChecked: true,
  });
  await expect.element(panel).not.toBeInTheDocument();
});

test('a box is drawn with the pointer', async ({ gateway }) => {
  answerPictures(gateway);
  gateway.answer('maskCaseImage', draftImage('i1'));
  await renderEditor();
  await button('遮盖与查看').click();
  const shown = dialog.getByRole('img', { name: '要遮盖的图' });
  await expect.element(shown).toBeVisible();
  const frame = shown.element().parentElement;
  if (!frame) throw new Error('the picture has a frame');
  const point = async (type: string, x: number, y: number) => {
    // The dialog may still be moving in.
    const { left, top, width, height } = frame.getBoundingClientRect();
    const at = { clientX: left + x * width, clientY: top + y * height };
    frame.dispatchEvent(new PointerEvent(type, { ...at, bubbles: true, pointerId: 1, button: 0, cancelable: true }));
    await untilDrawn();
  };
  frame.setPointerCapture = () => {};
  await point('pointerdown', 0.75, 0.75);
  await point('pointermove', 0.5, 0.5);
  await point('pointerup', 0.5, 0.5);
  await expect.element(dialog.getByText('1处遮盖', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: '遮盖并上传' }).click();
  await expect
    .poll(() => gateway.lastPayload('maskCaseImage'))
    .toMatchObject({ imageId: 'i1', boxes: [{ x: 200, y: 150, width: 100, height: 75 }] });
});

test('text that names nobody is judged so', async ({ gateway }) => {
  answerPictures(gateway);
  gateway.answer('maskCaseImage', draftImage('i2', { flags: [FLAG] }));
  await renderEditor();
  await button('不含患者信息').click();
  await expect.poll(() => gateway.lastPayload('maskCaseImage')).toEqual({ imageId: 'i2', boxes: [], isChecked: true });
});

test('a series shows its progress, why it failed, and is covered in every slice', async ({ gateway }) => {
  const series = ['s1', 's2', 's3'].map((seriesId) => ({ seriesId, title: seriesId, phase: 'before' as const }));
  answerDraft(gateway, caseDraft({ fields: draftFields({ series }) }));
  gateway.answer('getCaseSeries', {
    list: [
      draftSeries('s1', { flags: [{ x: 1, y: 0, width: 2, height: 1, text: '王某' }], isChecked: false }),
      draftSeries('s2', { state: 'working', percent: 40, stack: null }),
      draftSeries('s3', { state: 'failed', problem: 'mixedSeries', stack: null }),
    ],
  });
  gateway.answer('maskCaseSeries', {});
  await renderEditor();
  await expect.element(page.getByText('正在处理 40%', { exact: true })).toBeVisible();
  await expect.element(page.getByText('混有多个序列，请分开上传', { exact: true })).toBeVisible();
  await page.getByRole('group', { name: 's1：图上有文字' }).getByRole('button', { name: '遮盖', exact: true }).click();
  await expect.element(dialog.getByText('第1层，共3层')).toBeVisible();
  await expect.element(dialog.getByText('图像无法显示')).toBeVisible();
  await dialog.getByRole('button', { name: '遮盖并上传' }).click();
  await expect
    .poll(() => gateway.lastPayload('maskCaseSeries'))
    .toEqual({ seriesId: 's1', boxes: [{ x: 1, y: 0, width: 2, height: 1 }], isChecked: true });
});
