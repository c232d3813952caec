import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { whenIdle } from '../../../lib/when-idle.ts';
import type { Series } from './data/series.ts';
import { getAspect } from './data/series.ts';
import { FramePainter } from './render/frame-painter.ts';
import { openSeries } from './state/panes.ts';
import { useViewer } from './state/viewer-store.ts';
import styles from './thumbnail.module.css';

interface ThumbnailProps {
  series: Series;
  /** Edge in CSS pixels. */
  size: number;
  isShown: boolean;
}

/** A small picture of a series: of a stack its middle slice. */
export function Thumbnail({ series, size, isShown }: ThumbnailProps) {
  const className = clsx(styles.thumbnail, isShown && styles.shown);
  const style = { width: size, height: size };
  if (!series.picture) return <StackThumbnail series={series} size={size} className={className} />;
  const { variants, url } = series.picture;
  const smallest = variants.toSorted((a, b) => a.width - b.width).find(({ width }) => width >= size * 2);
  return <img src={smallest?.url ?? url} alt="" loading="lazy" className={className} style={style} />;
}

function StackThumbnail({ series, size, className }: { series: Series; size: number; className: string }) {
  const { loader } = useViewer();
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pane = openSeries(series);
    let isDrawn = false;
    const draw = () => {
      const frame = loader.getFrame(series.key, pane.slice);
      if (!frame || !ref.current || isDrawn) return;
      isDrawn = true;
      const scaleX = (size * 2) / Math.min(series.width, series.height * getAspect(series));
      const scaleY = scaleX * getAspect(series);
      const [left, top] = [size - (series.width * scaleX) / 2, size - (series.height * scaleY) / 2];
      new FramePainter().draw(ref.current, frame, series, pane, { scaleX, scaleY, left, top }, 1);
    };
    draw();
    // The slice that is read comes first.
    whenIdle(() => loader.request(series, pane.slice));
    return loader.subscribe(draw);
  }, [loader, series, size]);
  return (
    <canvas ref={ref} width={size * 2} height={size * 2} className={className} style={{ width: size, height: size }} />
  );
}
