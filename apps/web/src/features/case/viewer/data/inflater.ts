import { inflateSlice, SliceDataError } from './inflate.ts';
import type { InflateReply, InflateRequest } from './inflate-worker.ts';

/** Decompresses slices beside the page's thread, or in it where the browser refuses a worker. */
export class Inflater {
  readonly #waiting = new Map<number, (values: Uint16Array<ArrayBuffer> | null) => void>();
  #worker: Worker | null | undefined;
  #lastId = 0;

  /** @throws {SliceDataError} where the data are not those of such a slice */
  async inflate(compressed: ArrayBuffer, values: number): Promise<Uint16Array<ArrayBuffer>> {
    const worker = this.#getWorker();
    if (!worker) return inflateSlice(compressed, values);
    const { promise, resolve } = Promise.withResolvers<Uint16Array<ArrayBuffer> | null>();
    const request: InflateRequest = { id: ++this.#lastId, compressed, values };
    this.#waiting.set(request.id, resolve);
    worker.postMessage(request, [compressed]);
    const inflated = await promise;
    if (!inflated) throw new SliceDataError('not a slice of this stack');
    return inflated;
  }

  /** Ends the worker; a later slice starts another one. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#fail();
  }

  #getWorker(): Worker | null {
    if (this.#worker === undefined) this.#worker = this.#start();
    return this.#worker;
  }

  #start(): Worker | null {
    try {
      const worker = new Worker(new URL('./inflate-worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<InflateReply>) => {
        this.#waiting.get(data.id)?.(data.values);
        this.#waiting.delete(data.id);
      });
      worker.addEventListener('error', () => {
        this.#worker = null;
        this.#fail();
      });
      return worker;
    } catch {
      return null;
    }
  }

  #fail(): void {
    for (const resolve of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
  }
}
