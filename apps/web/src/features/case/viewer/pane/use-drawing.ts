import { type RefObject, useEffect } from 'react';
import type { Point } from '../geometry/point.ts';
import { FramePainter } from '../render/frame-painter.ts';
import { getPaneSeries } from '../state/viewer-state.ts';
import { useViewer } from '../state/viewer-store.ts';
import { getPaneTransform } from './pane-geometry.ts';

/** Most canvas pixels for a CSS pixel: more are not seen, and cost time to draw. */
const RATIO_MAX = 2;

/**
 * Draws a pane once a frame after its state or slice has changed, without React. Until a slice has arrived the last one
 * of its series stays, and `data-waiting` dims it: another slice must not pass for the one that is named.
 */
export function useDrawing(ref: RefObject<HTMLCanvasElement | null>, index: number, size: Point): void {
  const { store, loader } = useViewer();
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas || size[0] === 0 || size[1] === 0) return;
    const painter = new FramePainter();
    let drawnKey = '';
    let request = 0;
    const draw = () => {
      request = 0;
      const state = store.getState();
      const [pane, series] = [state.panes[index], getPaneSeries(state, index)];
      if (!pane || !series) return;
      const ratio = Math.min(devicePixelRatio, RATIO_MAX);
      const [width, height] = [Math.round(size[0] * ratio), Math.round(size[1] * ratio)];
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      const frame = loader.getFrame(series.key, pane.slice);
      canvas.toggleAttribute('data-waiting', !frame);
      if (frame) {
        painter.draw(canvas, frame, series, pane, getPaneTransform(pane, series, size), ratio);
        drawnKey = series.key;
        canvas.dataset['slice'] = String(pane.slice);
      } else if (drawnKey !== series.key) {
        canvas.getContext('2d', { alpha: false })?.clearRect(0, 0, width, height);
      }
    };
    const schedule = () => {
      request ||= requestAnimationFrame(draw);
    };
    draw();
    const unsubscribe = [store.subscribe(schedule), loader.subscribe(schedule)];
    return () => {
      cancelAnimationFrame(request);
      for (const each of unsubscribe) each();
    };
  }, [ref, store, loader, index, size]);
}
