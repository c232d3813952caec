import clsx from 'clsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { m } from '../../../../texts/index.ts';
import { getPaneSeries } from '../state/viewer-state.ts';
import { useViewer, useViewerState } from '../state/viewer-store.ts';
import { getPhaseText, getPositionText } from '../viewer-text.ts';
import { Loupe } from './loupe.tsx';
import { MeasureOverlay } from './measure-overlay.tsx';
import styles from './pane.module.css';
import { PaneInput } from './pane-input.ts';
import { PaneNotice } from './pane-notice.tsx';
import { Scrub } from './scrub.tsx';
import { useDrawing } from './use-drawing.ts';
import { useSize } from './use-size.ts';

interface PaneProps {
  index: number;
  /** In the page, beside its text. */
  isInline?: boolean;
  /** Texts in the corners. */
  hasCaption?: boolean;
  onTap?: (() => void) | undefined;
  /** A double click or double tap. */
  onDouble: () => void;
}

/** The canvas cannot be operated by elements of its own: the pane is one widget, with the focus and keys of its own. */
const WIDGET = { role: 'application', tabIndex: 0 } as const;

/** A picture or slice with its measures; drags, wheel and keys apply to it (rules/case-viewer#tools). */
export function Pane({ index, isInline = false, hasCaption = true, onTap, onDouble }: PaneProps) {
  const { store } = useViewer();
  const frameRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const size = useSize(frameRef);
  useDrawing(canvasRef, index, size);
  const tap = useEffectEvent(() => onTap?.());
  const double = useEffectEvent(onDouble);
  useEffect(() => {
    const element = frameRef.current;
    if (!element) return;
    const options = { store, pane: index, isInline, onTap: () => tap(), onDouble: () => double() };
    const input = new PaneInput(element, options);
    return () => input.close();
  }, [store, index, isInline]);

  const series = useViewerState((state) => getPaneSeries(state, index));
  const slice = useViewerState((state) => state.panes[index]?.slice ?? 0);
  const tool = useViewerState((state) => state.tool);
  const isActive = useViewerState((state) => state.active === index && state.panes.length > 1);
  if (!series) return null;
  const position = series.count > 1 ? getPositionText(slice, series.count) : '';
  return (
    <div
      ref={frameRef}
      {...WIDGET}
      aria-roledescription={m['caseViewer.pane']()}
      aria-label={[getPhaseText(series.phase), series.title, position].filter(Boolean).join(' ')}
      data-tool={tool}
      data-pane={index}
      className={clsx(
        styles.pane,
        isActive && styles.active,
        isInline && series.count === 1 && styles.passing,
        isInline && styles.inline,
      )}
    >
      <canvas ref={canvasRef} className={styles.canvas} />
      <MeasureOverlay index={index} size={size} />
      {hasCaption && (
        <p className={styles.caption}>
          <b>{getPhaseText(series.phase)}</b>
          {series.title}
          {position && <span className={styles.count}>{position}</span>}
        </p>
      )}
      <WindowNote index={index} isInline={isInline} />
      {series.count > 1 && <Scrub index={index} count={series.count} />}
      <PaneNotice index={index} />
      <Loupe index={index} />
    </div>
  );
}

/** Window and zoom of a pane, and the distance of its slices. */
function WindowNote({ index, isInline }: { index: number; isInline: boolean }) {
  const window = useViewerState((state) => state.panes[index]?.window);
  const zoom = useViewerState((state) => state.panes[index]?.view.zoom ?? 1);
  const spacing = useViewerState((state) => getPaneSeries(state, index)?.spacing);
  if (!window) return null;
  return (
    <>
      {isInline && spacing?.slice != null && (
        <span className={styles.thickness}>
          {m['caseViewer.thickness']({ mm: String(Number(spacing.slice.toFixed(2))) })}
        </span>
      )}
      <span className={styles.window}>
        W {Math.round(window.width)}　L {Math.round(window.center)}
        {!isInline && (
          <>
            <br />
            {m['caseViewer.zoomed']({ percent: Math.round(zoom * 100) })}
          </>
        )}
      </span>
    </>
  );
}
