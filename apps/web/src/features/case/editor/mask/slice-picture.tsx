import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { DraftSeries } from '../../../../entities/case/api/get-case-series.ts';
import { m } from '../../../../texts/index.ts';
import styles from './mask-dialog.module.css';
import { toGreys } from './slice-greys.ts';

type Stack = NonNullable<DraftSeries['stack']>;

/** A slice of a series in its first window, drawn by the CPU. */
export function SlicePicture({ stack, slice }: { stack: Stack; slice: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { data, isError } = useQuery({
    queryKey: ['caseSlice', stack.stackId, slice],
    queryFn: () => readSlice(`${stack.url}${slice}`),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !data) return;
    context.putImageData(new ImageData(toGreys(data, stack), stack.width, stack.height), 0, 0);
  }, [data, stack]);
  if (isError) return <p className={styles.missing}>{m['caseEditor.mask.unavailable']()}</p>;
  return <canvas ref={canvas} width={stack.width} height={stack.height} className={styles.picture} />;
}

/** The stored values of a slice: raw deflate of 16 bits, little-endian. Throws where it cannot be read. */
async function readSlice(url: string): Promise<Uint16Array> {
  const response = await fetch(url, { credentials: 'include' });
  if (!response.ok || !response.body) throw new Error(`slice ${response.status}`);
  const stream = response.body.pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint16Array(await new Response(stream).arrayBuffer());
}
