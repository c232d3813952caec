import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { caseImage, caseStack, showViewer } from '../../../../test/case/case-viewer.tsx';
import { expect, test } from '../../../../test/component-test.tsx';

const inline = page.getByRole('region', { name: '影像' });
const full = page.getByRole('dialog');
const pane = (within = inline, at = 0) => within.getByRole('application').nth(at);
const button = (name: string | RegExp, within = inline) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });
const canvas = (within = inline, at = 0) => pane(within, at).element().querySelector('canvas') as HTMLCanvasElement;

/** The grey of the middle of a pane. */
function greyOf(within = inline, at = 0): number {
  const { width, height } = canvas(within, at);
  const context = canvas(within, at).getContext('2d', { alpha: false });
  return context?.getImageData(width / 2, height / 2, 1, 1).data[0] ?? -1;
}

const expectSlice = (slice: string, within = inline) => expect.poll(() => canvas(within).dataset['slice']).toBe(slice);

async function openFull(): Promise<void> {
  await button('全屏').click();
  await expect.element(full).toBeVisible();
}

const two = { stacks: [caseStack(), caseStack({ stackId: 'post', phase: 'after', title: 'CT 横断面', count: 16 })] };

test('a stack opens at its middle slice, in its first window', async () => {
  const media = await showViewer({ stacks: [caseStack()] });
  await expect.element(pane()).toHaveAccessibleName('术前 CT 横断面 16 / 32');
  await expectSlice('15');
  expect(media.requested[0]).toBe('/media/stacks/ct/signed/15');
  // 226 HU in the bone window.
  expect(greyOf()).toBeCloseTo(92, -1);
});

test('before a reader scrolls only the slices nearby are loaded, then all', async () => {
  const media = await showViewer({ stacks: [caseStack()] });
  await expect.poll(() => media.requested.length).toBe(9);
  pane()
    .element()
    .dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }));
  await expectSlice('16');
  await expect.poll(() => new Set(media.requested).size).toBe(32);
  expect(media.requested).toHaveLength(32);
});

test('arrow keys, the slider and the keys of the windows', async () => {
  await showViewer({ stacks: [caseStack()] });
  await expectSlice('15');
  pane().element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  await expectSlice('16');
  await userEvent.keyboard('{End}');
  await expectSlice('31');
  inline.getByRole('slider').element().focus();
  await userEvent.keyboard('{Home}{PageDown}');
  await expectSlice('10');
  await userEvent.keyboard('2');
  await expect.element(inline.getByText(/W 400\s+L 40/).first()).toBeVisible();
  await expect.element(inline.getByRole('radio', { name: '软组织' })).toBeChecked();
  await expect.poll(() => greyOf()).toBeGreaterThan(240);
  await userEvent.keyboard('i');
  await expect.poll(() => greyOf()).toBeLessThan(15);
});

test('at the end of a stack the wheel scrolls the page', async () => {
  await showViewer({ stacks: [caseStack({ count: 2 })] });
  await expectSlice('0');
  const turn = () => {
    const event = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true });
    pane().element().dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([turn(), turn()]).toEqual([true, false]);
});

test('a length is drawn by two clicks, named, changed by a point, undone and copied', async () => {
  const quoted: string[] = [];
  await showViewer({ stacks: [caseStack()], onQuote: (text) => quoted.push(text) });
  await openFull();
  await expectSlice('15', full);
  await button(/^长度/, full).click();
  await pane(full).click({ position: { x: 200, y: 300 } });
  await pane(full).click({ position: { x: 400, y: 300 } });
  const value = full.getByRole('listitem').getByText(/^\d+\.\d mm$/);
  await expect.element(value).toBeVisible();
  const before = value.element().textContent;
  await full.getByRole('textbox', { name: '测量1的名称' }).fill('外侧平台塌陷');
  await userEvent.keyboard('{Enter}');
  pane(full).element().focus();
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
  await expect.poll(() => value.element().textContent).not.toBe(before);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => value.element().textContent).toBe(before);
  await button('引用到评论', full).click();
  expect(quoted).toEqual([`① 术前 CT 横断面 16/32 外侧平台塌陷 ${before}`]);
  await expect.element(full).not.toBeInTheDocument();
});

test('an angle is placed with the keyboard alone', async () => {
  await showViewer({ images: [caseImage()] });
  await openFull();
  await userEvent.keyboard('a');
  pane(full).element().focus();
  await userEvent.keyboard('{Enter}{Enter}{Shift>}{ArrowLeft}{/Shift}{Enter}{Shift>}{ArrowUp}{/Shift}{Enter}');
  await expect.element(full.getByRole('listitem').getByText('90.0°')).toBeVisible();
  await userEvent.keyboard('{Delete}');
  await expect.element(full.getByText('90.0°').first()).not.toBeInTheDocument();
});

test('Esc discards the measure first, then closes', async () => {
  await showViewer({ images: [caseImage()] });
  await openFull();
  await button(/^Cobb角/, full).click();
  await pane(full).click({ position: { x: 200, y: 300 } });
  await expect.poll(() => pane(full).element().querySelectorAll('circle').length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => pane(full).element().querySelectorAll('circle').length).toBe(0);
  await expect.element(full).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(full).not.toBeInTheDocument();
});

test('a picture has no scale: lengths are in pixels, and it says so', async () => {
  await showViewer({ images: [caseImage()] });
  await openFull();
  await button(/^长度/, full).click();
  await pane(full).click({ position: { x: 350, y: 300 } });
  await pane(full).click({ position: { x: 400, y: 300 } });
  await expect.element(full.getByText(/没有标尺/)).toBeVisible();
  await expect.element(full.getByRole('listitem').getByText(/px$/)).toBeVisible();
});

test('before and after are compared and scroll together until K is held', async () => {
  await showViewer(two);
  await openFull();
  await button(/^对照/, full).click();
  await expect.element(full.getByText(/^已联动/)).toBeVisible();
  await expect.element(pane(full, 1)).toHaveAccessibleName('术后 CT 横断面 8 / 16');
  pane(full).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(pane(full, 1)).toHaveAccessibleName('术后 CT 横断面 9 / 16');
  await userEvent.keyboard('{k>}{ArrowDown}');
  await expect.element(full.getByText('未联动：两窗各自调整')).toBeVisible();
  await expect.element(pane(full, 0)).toHaveAccessibleName('术前 CT 横断面 18 / 32');
  await expect.element(pane(full, 1)).toHaveAccessibleName('术后 CT 横断面 9 / 16');
});

test('a drag with the right button changes the window, the middle one moves the picture', async () => {
  await showViewer({ stacks: [caseStack()] });
  await openFull();
  await expectSlice('15', full);
  const drag = (buttonNumber: number) => {
    const send = (type: string, clientX: number) =>
      pane(full)
        .element()
        .dispatchEvent(
          new PointerEvent(type, {
            button: buttonNumber,
            clientX,
            clientY: 400,
            pointerId: 1,
            pointerType: 'mouse',
            bubbles: true,
          }),
        );
    send('pointerdown', 500);
    send('pointermove', 550);
    send('pointerup', 550);
  };
  pane(full).element().setPointerCapture = () => {};
  drag(2);
  await expect.element(full.getByText(/W 2400\s+L 500/).first()).toBeVisible();
  const before = greyOf(full);
  drag(1);
  await expect.poll(() => greyOf(full)).toBe(before);
  await userEvent.keyboard('r');
  await expect.element(full.getByText(/W 2000\s+L 500/).first()).toBeVisible();
});

test('a slice that does not load is named, the others are shown, and it is loaded again', async () => {
  const stack = caseStack();
  const media = await showViewer({ stacks: [stack] });
  await expectSlice('15');
  media.respond = (url) => (url.endsWith('/25') ? new Response(null, { status: 500 }) : undefined);
  inline.getByRole('slider').element().focus();
  await userEvent.keyboard('{PageDown}');
  await expect.element(inline.getByRole('alert').getByText(/第26层加载失败/)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expectSlice('26');
  await userEvent.keyboard('{ArrowUp}');
  media.respond = () => undefined;
  await button('重试').click();
  await expectSlice('25');
});

test('a slice of another size is refused', async () => {
  const media = await showViewer({ stacks: [caseStack({ count: 1 }), caseStack({ stackId: 'b' })] });
  media.respond = (url) => (url.includes('/b/') ? new Response(new Uint8Array([3, 0])) : undefined);
  await button('术前 CT 横断面', inline).nth(1).click();
  await expect.element(inline.getByRole('alert').getByText(/第16层加载失败/)).toBeVisible();
});

test('sealed pictures are one locked place, whatever their number', async () => {
  await showViewer({ images: [caseImage()], sealedImageNum: 3 });
  await expect.element(inline.getByText('术后影像')).toBeVisible();
});

test('on a phone gestures are explained once, and the bar has all that the panel has', async () => {
  await page.viewport(390, 780);
  await showViewer(two);
  await openFull();
  await button('知道了', full).click();
  await button('窗位', full).click();
  await button('内植物', full).click();
  await expect.element(full.getByText(/W 4000\s+L 1000/).first()).toBeVisible();
  await button('序列', full).click();
  await button(/16层$/, full).click();
  await expect.element(full.getByRole('heading', { name: /^CT 横断面\s*8 \/ 16$/ })).toBeVisible();
  await button('更多', full).click();
  await expect.element(full.getByText(/不作为诊断依据/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await button('关闭', full).click();
  await openFull();
  await expect.element(button('知道了', full)).not.toBeInTheDocument();
});

test('fingers scroll, change the window, zoom and measure with the magnifier', async () => {
  await page.viewport(390, 780);
  localStorage.setItem('caseGestures', '1');
  await showViewer({ stacks: [caseStack()] });
  await openFull();
  await expectSlice('15', full);
  const element = pane(full).element() as HTMLElement;
  element.setPointerCapture = () => {};
  const touch = (type: string, clientX: number, clientY: number, pointerId = 1) =>
    element.dispatchEvent(
      new PointerEvent(`pointer${type}`, { clientX, clientY, pointerId, pointerType: 'touch', bubbles: true }),
    );
  const swipe = (from: [number, number], to: [number, number]) => {
    touch('down', ...from);
    touch('move', ...to);
    touch('up', ...to);
  };
  swipe([200, 300], [200, 400]);
  await expect.poll(() => Number(canvas(full).dataset['slice'])).toBeGreaterThan(15);
  swipe([200, 300], [250, 302]);
  await expect.element(full.getByText(/W 2400\s+L 484/).first()).toBeVisible();
  touch('down', 150, 300, 1);
  touch('down', 250, 300, 2);
  touch('move', 100, 300, 1);
  touch('move', 300, 300, 2);
  touch('up', 100, 300, 1);
  touch('up', 300, 300, 2);
  await expect.element(full.getByText(/缩放 200%/)).toBeVisible();
  for (const x of [150, 250]) {
    touch('down', x, 300);
    await expect.poll(() => element.querySelectorAll('canvas').length).toBe(2);
    touch('up', x, 300);
  }
  await expect.poll(() => element.querySelector('[data-measure] text')?.textContent).toMatch(/^① \d+\.\d mm$/);
});

test('no violations of WCAG', async () => {
  await showViewer({ ...two, images: [caseImage()], sealedImageNum: 1 });
  await expectSlice('15');
  expect(await axeViolations('main')).toEqual([]);
  localStorage.setItem('caseGestures', '1');
  await openFull();
  await button(/^对照/, full).click();
  await button(/^长度/, full).click();
  await pane(full).click({ position: { x: 200, y: 300 } });
  await pane(full).click({ position: { x: 300, y: 300 } });
  expect(await axeViolations('dialog')).toEqual([]);
});
