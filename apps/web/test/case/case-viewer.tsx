import type { ResponseOf } from '@osteon/contract';
import { vi } from 'vitest';
import { CaseViewer } from '../../src/features/case/viewer/case-viewer.tsx';
import { renderPage } from '../component-test.tsx';

export type CaseImage = ResponseOf<'getCase'>['images'][number];
export type CaseStack = ResponseOf<'getCase'>['stacks'][number];

export const CASE_ID = 'k1';

/** A stack of CT slices; `stackId` names its address. */
export function caseStack(change: Partial<CaseStack> = {}): CaseStack {
  const stackId = change.stackId ?? 'ct';
  return {
    stackId,
    title: 'CT 横断面',
    phase: 'before',
    width: 64,
    height: 64,
    count: 32,
    spacing: { row: 0.5, column: 0.5, slice: 0.6 },
    base: -1024,
    step: 1,
    windows: [
      { preset: 'bone', center: 500, width: 2000 },
      { preset: 'softTissue', center: 40, width: 400 },
      { preset: 'implant', center: 1000, width: 4000 },
    ],
    url: `/media/stacks/${stackId}/signed/`,
    ...change,
  };
}

/** A picture of 60 × 80 pixels. */
export function caseImage(change: Partial<CaseImage> = {}): CaseImage {
  const imageId = change.imageId ?? 'ap';
  const url = `/media/pictures/${imageId}.png`;
  return {
    imageId,
    picture: { url, width: 60, height: 80, alt: 'X线 右膝正位', thumbHash: '', variants: [{ url, width: 60 }] },
    caption: 'X线 右膝正位',
    phase: 'before',
    ...change,
  };
}

/** The stored values of a slice: an ellipse of bone in soft tissue, which moves from slice to slice. */
function phantomSlice({ width, height, count }: CaseStack, slice: number): Uint16Array<ArrayBuffer> {
  const values = new Uint16Array(width * height);
  const centre = width * (0.4 + (0.2 * slice) / count);
  for (let index = 0; index < values.length; index++) {
    const [x, y] = [(index % width) - centre, Math.floor(index / width) - height / 2];
    const radius = Math.hypot(x / (width * 0.25), y / (height * 0.18));
    const body = Math.hypot((index % width) / width - 0.5, Math.floor(index / width) / height - 0.5) < 0.45;
    values[index] = radius < 0.88 ? 1250 : radius < 1 ? 2300 : body ? 1064 : 24;
  }
  return values;
}

/** Compresses a slice as it is stored. */
function deflate(values: Uint16Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const stream = new Blob([values]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Response(stream).arrayBuffer();
}

async function drawPicture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(60, 80);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#222';
  context.fillRect(0, 0, 60, 80);
  context.fillStyle = '#ccc';
  context.fillRect(24, 0, 12, 80);
  return canvas.convertToBlob();
}

/** Answers requests for slices and pictures; `respond` may answer one first. */
export class FakeMedia {
  /** The addresses of all requests. */
  readonly requested: string[] = [];
  respond: (url: string) => Response | Promise<Response> | undefined = () => undefined;

  constructor(stacks: readonly CaseStack[]) {
    const passOn = globalThis.fetch;
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
      if (!pathname.startsWith('/media/')) return passOn(input, init);
      this.requested.push(pathname);
      const answer = await this.respond(pathname);
      if (answer) return answer;
      if (pathname.startsWith('/media/pictures/')) return new Response(await drawPicture());
      const stack = stacks.find(({ stackId }) => pathname.startsWith(`/media/stacks/${stackId}/`));
      if (!stack) return new Response(null, { status: 404 });
      const slice = Number(pathname.slice(pathname.lastIndexOf('/') + 1));
      return new Response(await deflate(phantomSlice(stack, slice)));
    });
  }
}

interface Shown {
  images?: CaseImage[];
  stacks?: CaseStack[];
  sealedImageNum?: number;
  onQuote?: (text: string) => void;
}

/** Shows the viewer in a page. */
export async function showViewer({ images = [], stacks = [], sealedImageNum = 0, onQuote }: Shown): Promise<FakeMedia> {
  const media = new FakeMedia(stacks);
  await renderPage(
    <main style={{ maxWidth: 720, margin: '0 auto' }}>
      <h1>高能量双髁胫骨平台骨折</h1>
      <h2>影像</h2>
      <CaseViewer
        caseId={CASE_ID}
        title="高能量双髁胫骨平台骨折"
        images={images}
        stacks={stacks}
        sealedImageNum={sealedImageNum}
        {...(onQuote ? { onQuote } : {})}
      />
    </main>,
  );
  return media;
}
