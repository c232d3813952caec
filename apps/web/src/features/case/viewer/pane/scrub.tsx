import { type KeyboardEvent, type PointerEvent, useState, useSyncExternalStore } from 'react';
import { m } from '../../../../texts/index.ts';
import { clamp } from '../geometry/point.ts';
import { scrollTo } from '../state/panes.ts';
import { useChange, useViewer, useViewerState } from '../state/viewer-store.ts';
import { getPositionText } from '../viewer-text.ts';
import styles from './pane.module.css';
import { getSliceOfKey } from './slice-keys.ts';

/** The bar at the right edge of a stack: its handle is the slice, its track shows which slices are loaded. */
export function Scrub({ index, count }: { index: number; count: number }) {
  const change = useChange();
  const slice = useViewerState((state) => state.panes[index]?.slice ?? 0);
  const [isDragging, setIsDragging] = useState(false);
  const share = `${(slice / (count - 1)) * 100}%`;

  const scrub = ({ clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    change(scrollTo(index, clamp((clientY - top) / height, 0, 1) * (count - 1)));
  };
  const press = (event: KeyboardEvent) => {
    const to = getSliceOfKey(event.key, slice, count);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    change(scrollTo(index, to));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      data-control
      aria-label={m['caseViewer.tool.scroll']()}
      aria-orientation="vertical"
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={slice + 1}
      aria-valuetext={getPositionText(slice, count)}
      className={styles.scrub}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setIsDragging(true);
        scrub(event);
      }}
      onPointerMove={(event) => isDragging && scrub(event)}
      onPointerUp={() => setIsDragging(false)}
      onPointerCancel={() => setIsDragging(false)}
    >
      <Loaded index={index} count={count} />
      {isDragging && (
        <span className={styles.bubble} style={{ top: share }}>
          {slice + 1}
        </span>
      )}
      <span className={styles.handle} style={{ top: share }} />
    </div>
  );
}

/** Parts of a stack that are drawn at most: more are not seen. */
const PARTS = 40;

/** The loaded slices, as light parts of the track. */
function Loaded({ index, count }: { index: number; count: number }) {
  const { loader } = useViewer();
  const key = useViewerState((state) => state.panes[index]?.seriesKey ?? '');
  const parts = Math.min(PARTS, count);
  // As text, so that a slice that changes no part renders nothing.
  const loaded = useSyncExternalStore(loader.subscribe, () => {
    const seen = new Set(loader.listLoaded(key).map((slice) => Math.floor((slice * parts) / count)));
    return Array.from({ length: parts }, (_, part) => (seen.has(part) ? '1' : '0')).join('');
  });
  if (!loaded.includes('0')) return null;
  const stops = Array.from(loaded, (sign, part) => {
    const colour = sign === '1' ? 'rgb(63 208 195 / 0.55)' : 'transparent';
    return `${colour} ${(part / parts) * 100}% ${((part + 1) / parts) * 100}%`;
  });
  return <span className={styles.loaded} style={{ background: `linear-gradient(${stops.join(', ')})` }} />;
}
