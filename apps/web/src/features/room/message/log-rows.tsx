import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Rows that are shown or left out together. */
const CHUNK_ROWS = 20;

/** Rows within this distance of the visible ones are shown, for the search in the page and for screen readers, in px. */
const NEAR = '1800px';

/** Chunks at the end that are shown before their distance is known. */
const FIRST_CHUNKS = 6;

/** Height of a row that was never shown, in px. */
const ROW_PX = 60;

interface LogRowsProps<Row> {
  box: RefObject<HTMLElement | null>;
  /** In the order of their positions. */
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
}

/** The rows of a log; of a long one, those far from the visible ones are replaced by their height. */
export function LogRows<Row extends { readonly position: number }>({ box, rows, children }: LogRowsProps<Row>) {
  const chunks = Map.groupBy(rows, ({ position }) => Math.floor(position / CHUNK_ROWS));
  const last = Math.floor((rows.at(-1)?.position ?? 0) / CHUNK_ROWS);
  return (
    <div>
      {Array.from(chunks, ([index, chunk]) => (
        <Chunk
          key={index}
          box={box}
          count={chunk.length}
          isFirstShown={chunks.size <= FIRST_CHUNKS || index > last - FIRST_CHUNKS}
        >
          {() => chunk.map(children)}
        </Chunk>
      ))}
    </div>
  );
}

interface ChunkProps {
  box: RefObject<HTMLElement | null>;
  count: number;
  /** True if it is shown before its distance is known. */
  isFirstShown: boolean;
  children: () => ReactNode;
}

function Chunk({ box, count, isFirstShown, children }: ChunkProps) {
  const list = useRef<HTMLUListElement>(null);
  const [hidden, setHidden] = useState(isFirstShown ? null : count * ROW_PX);
  const before = useRef(hidden);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        // A log that is not displayed has no distances.
        if (entry && box.current?.clientHeight)
          setHidden((height) => (entry.isIntersecting ? null : (height ?? entry.boundingClientRect.height)));
      },
      { root: box.current, rootMargin: `${NEAR} 0px` },
    );
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [box]);
  // The visible rows stay where they are if rows above it are not as high as was assumed.
  useLayoutEffect(() => {
    const [element, log] = [list.current, box.current];
    const assumed = before.current;
    before.current = hidden;
    if (!element || !log || hidden !== null || assumed === null) return;
    const { top, height } = element.getBoundingClientRect();
    if (top < log.getBoundingClientRect().top) log.scrollTop += height - assumed;
  }, [box, hidden]);
  return (
    <ul ref={list} style={hidden === null ? undefined : { height: hidden }} aria-hidden={hidden !== null || undefined}>
      {hidden === null && children()}
    </ul>
  );
}
