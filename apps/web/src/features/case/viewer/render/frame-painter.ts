import type { PixelFrame } from '../data/load-frame.ts';
import type { Series } from '../data/series.ts';
import type { Transform } from '../geometry/view-transform.ts';
import { fillWindowTable, VALUES, type Window } from './window-table.ts';

/** How a frame is shown. */
export interface Look {
  readonly window: Window;
  readonly isInverted: boolean;
}

/**
 * Draws the frames of one pane: each value goes through the window table into a picture of the slice's own size, which
 * the canvas magnifies. It needs neither WebGL nor WASM (rules/case-viewer#drawing).
 */
export class FramePainter {
  readonly #table = new Uint32Array(VALUES);
  readonly #source = document.createElement('canvas');
  #tableOf = '';
  #image: ImageData | null = null;
  #pixels = new Uint32Array(0);
  /** The frame and table that the source canvas contains. */
  #painted: { readonly frame: PixelFrame; readonly table: string } | null = null;

  /** Draws a frame at its place. The canvas has `ratio` pixels for each CSS pixel. */
  draw(canvas: HTMLCanvasElement, frame: PixelFrame, series: Series, look: Look, at: Transform, ratio: number): void {
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) return;
    this.#paint(frame, series, look);
    context.fillStyle = BACKGROUND;
    context.fillRect(0, 0, canvas.width, canvas.height);
    const [width, height] = [series.width * at.scaleX * ratio, series.height * at.scaleY * ratio];
    // Single pixels are of interest from here on.
    context.imageSmoothingEnabled = at.scaleX < 6;
    // Mipmaps cost time, and only matter for a picture that is drawn much smaller than it is.
    context.imageSmoothingQuality = width < frame.width * 0.6 ? 'high' : 'low';
    context.drawImage(this.#source, at.left * ratio, at.top * ratio, width, height);
  }

  #paint(frame: PixelFrame, series: Series, look: Look): void {
    this.#fillTable(series, look);
    if (this.#painted?.frame === frame && this.#painted.table === this.#tableOf) return;
    const { width, height } = frame;
    if (this.#image?.width !== width || this.#image.height !== height) {
      Object.assign(this.#source, { width, height });
      this.#image = new ImageData(width, height);
      this.#pixels = new Uint32Array(this.#image.data.buffer);
    }
    if (frame.kind === 'values') paintValues(frame.values, this.#table, this.#pixels);
    else paintColours(frame.pixels, this.#table, this.#image.data);
    this.#source.getContext('2d', { willReadFrequently: true })?.putImageData(this.#image, 0, 0);
    this.#painted = { frame, table: this.#tableOf };
  }

  #fillTable({ base, step }: Series, { window, isInverted }: Look): void {
    const tableOf = [window.center, window.width, base, step, isInverted].join();
    if (tableOf === this.#tableOf) return;
    fillWindowTable(this.#table, window, { base, step }, isInverted);
    this.#tableOf = tableOf;
  }
}

/** The ground of a pane. */
const BACKGROUND = '#000';

function paintValues(values: Uint16Array, table: Uint32Array, pixels: Uint32Array): void {
  const count = Math.min(values.length, pixels.length);
  for (let index = 0; index < count; index++) pixels[index] = table[values[index] as number] as number;
}

/** A picture may have colours: each channel goes through the table by itself. */
function paintColours(colours: Uint8ClampedArray, table: Uint32Array, pixels: Uint8ClampedArray): void {
  const levels = Uint8Array.from({ length: 256 }, (_, level) => (table[level] ?? 0) & 255);
  for (let index = 0; index < colours.length; index += 4) {
    pixels[index] = levels[colours[index] as number] as number;
    pixels[index + 1] = levels[colours[index + 1] as number] as number;
    pixels[index + 2] = levels[colours[index + 2] as number] as number;
    pixels[index + 3] = 255;
  }
}
