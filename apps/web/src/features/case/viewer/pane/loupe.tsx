import { useEffect, useRef } from 'react';
import { getAspect } from '../data/series.ts';
import { FramePainter } from '../render/frame-painter.ts';
import { getPaneSeries } from '../state/viewer-state.ts';
import { useViewer, useViewerState } from '../state/viewer-store.ts';
import styles from './pane.module.css';

/** Diameter in CSS pixels, and pixels of the screen for a pixel of the picture. */
const SIZE = 132;
const SCALE = 3;

/** Part of a pane's width that a finger on the right half leaves for the magnifier on the left, and the reverse. */
const HALF = 0.5;

/** The magnifier above a finger that places a point (rules/case-viewer#gestures). */
export function Loupe({ index }: { index: number }) {
  const point = useViewerState((state) => (state.loupe?.pane === index ? state.loupe.point : null));
  const width = useViewerState((state) => getPaneSeries(state, index)?.width ?? 1);
  if (!point) return null;
  const isRight = point[0] / width > HALF;
  return <Magnifier index={index} x={point[0]} y={point[1]} isRight={isRight} />;
}

function Magnifier({ index, x, y, isRight }: { index: number; x: number; y: number; isRight: boolean }) {
  const { store, loader } = useViewer();
  const ref = useRef<HTMLCanvasElement>(null);
  const painter = useRef<FramePainter>(null);
  useEffect(() => {
    const canvas = ref.current;
    const [pane, series] = [store.getState().panes[index], getPaneSeries(store.getState(), index)];
    const frame = series && pane && loader.getFrame(series.key, pane.slice);
    if (!canvas || !pane || !series || !frame) return;
    painter.current ??= new FramePainter();
    const scaleY = SCALE * getAspect(series);
    const at = { scaleX: SCALE, scaleY, left: SIZE / 2 - x * SCALE, top: SIZE / 2 - y * scaleY };
    painter.current.draw(canvas, frame, series, pane, at, 2);
    drawCross(canvas);
  }, [store, loader, index, x, y]);
  return (
    <canvas
      ref={ref}
      width={SIZE * 2}
      height={SIZE * 2}
      className={styles.loupe}
      style={isRight ? { left: 24 } : { right: 56 }}
    />
  );
}

function drawCross(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return;
  context.strokeStyle = '#f5b54c';
  context.lineWidth = 3;
  context.stroke(new Path2D(`M${SIZE} ${SIZE - 26}v52M${SIZE - 26} ${SIZE}h52`));
}
