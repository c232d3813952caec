import type { Page } from '@playwright/test';
import { STACK } from './phantom.ts';

/**
 * Shows slices on a bare canvas: all decoded beforehand, one look-up for each pixel, one drawing for each frame.
 * @returns the times of its frames in ms
 */
export async function scrollBareCanvas(page: Page, origin: string, size: { width: number; height: number }) {
  await page.goto(`${origin}/bench-bare-canvas`);
  return page.evaluate<number[], { stack: { width: number; height: number; count: number }; pane: typeof size }>(
    async ({ stack: { width, height, count }, pane }) => {
      const slices: Uint16Array[] = [];
      for (let slice = 0; slice < count; slice++) {
        const response = await fetch(`/media/stacks/bench/${slice}`);
        const stream = response.body?.pipeThrough(new DecompressionStream('deflate-raw'));
        slices.push(new Uint16Array(await new Response(stream).arrayBuffer()));
      }
      const table = Uint32Array.from({ length: 65_536 }, (_, value) => {
        const grey = Math.min(255, Math.max(0, Math.round(((value - 524) / 2000) * 255)));
        return (0xff_00_00_00 | (grey << 16) | (grey << 8) | grey) >>> 0;
      });
      const canvas = Object.assign(document.createElement('canvas'), pane);
      const source = Object.assign(document.createElement('canvas'), { width, height });
      document.body.append(canvas);
      const image = new ImageData(width, height);
      const pixels = new Uint32Array(image.data.buffer);
      const edge = Math.min(pane.width, pane.height);
      const draw = (values: Uint16Array) => {
        for (let index = 0; index < pixels.length; index++) pixels[index] = table[values[index] ?? 0] ?? 0;
        source.getContext('2d')?.putImageData(image, 0, 0);
        canvas.getContext('2d', { alpha: false })?.drawImage(source, 0, 0, edge, edge);
      };
      const times: number[] = [];
      const { promise, resolve } = Promise.withResolvers<number[]>();
      let before = 0;
      const next = (now: number) => {
        if (before > 0) times.push(now - before);
        before = now;
        const values = slices[times.length];
        if (!values) return resolve(times);
        draw(values);
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
      return promise;
    },
    { stack: STACK, pane: size },
  );
}
