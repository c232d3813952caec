import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { m } from '../../../../texts/index.ts';
import type { Box } from '../media/use-mask.ts';
import { boxBetween, type Corner, getOpposite, moveBox, nudgeBox, type PictureSize, type Point } from './box-rules.ts';
import styles from './mask-dialog.module.css';

interface MaskPictureProps {
  size: PictureSize;
  boxes: readonly Box[];
  selected: number | null;
  /** `isFinal` when the pointer is released: what can be undone. */
  onChange: (boxes: readonly Box[], selected: number, isFinal: boolean) => void;
  onSelect: (index: number) => void;
  onRemove: (index: number) => void;
  /** The picture, which fills the frame. */
  children: ReactNode;
}

/** The dragged part: a new box or a corner from a fixed point, or a whole box. */
type Drag =
  | { readonly kind: 'corner'; readonly index: number; readonly fixed: Point }
  | { readonly kind: 'move'; readonly index: number; readonly from: Point; readonly box: Box };

const CORNERS: readonly Corner[] = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'];

/** A drag of fewer pixels of the screen is a click, which adds no box. */
const DRAG_MIN_PX = 4;

/** A picture with the boxes that cover it, drawn by mouse or finger and moved by keys. */
export function MaskPicture({ size, boxes, selected, onChange, onSelect, onRemove, children }: MaskPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef<Point>({ x: 0, y: 0 });

  const toPoint = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: ((clientX - left) / width) * size.width, y: ((clientY - top) / height) * size.height };
  };

  function press(event: PointerEvent) {
    if (event.button !== 0) return;
    event.preventDefault();
    frame.current?.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, y: event.clientY };
    const target = event.target instanceof HTMLElement ? event.target : null;
    const index = Number(target?.closest<HTMLElement>('[data-box]')?.dataset['box'] ?? -1);
    const corner = CORNERS.find((each) => each === target?.dataset['corner']);
    const box = boxes[index];
    if (!box) return setDrag({ kind: 'corner', index: boxes.length, fixed: toPoint(event) });
    onSelect(index);
    target?.closest('button')?.focus();
    if (corner) setDrag({ kind: 'corner', index, fixed: getOpposite(box, corner) });
    else setDrag({ kind: 'move', index, from: toPoint(event), box });
  }

  function move(event: PointerEvent, isFinal = false) {
    if (!drag) return;
    const isClick = Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y) < DRAG_MIN_PX;
    if (isClick && !boxes[drag.index]) return;
    const point = toPoint(event);
    const box =
      drag.kind === 'corner'
        ? boxBetween(drag.fixed, point, size)
        : moveBox(drag.box, { x: point.x - drag.from.x, y: point.y - drag.from.y }, size);
    onChange(boxes.toSpliced(drag.index, 1, box), drag.index, isFinal);
  }

  function type(event: KeyboardEvent, index: number, box: Box) {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      return onRemove(index);
    }
    const nudged = nudgeBox(box, event, size);
    if (!nudged) return;
    event.preventDefault();
    onChange(boxes.with(index, nudged), index, true);
  }

  return (
    <div
      ref={frame}
      className={styles.frame}
      style={{
        aspectRatio: `${size.width} / ${size.height}`,
        width: `min(100%, calc(52dvh * ${size.width / size.height}))`,
      }}
      onPointerDown={press}
      onPointerMove={(event) => move(event)}
      onPointerUp={(event) => {
        move(event, true);
        setDrag(null);
      }}
      onPointerCancel={() => setDrag(null)}
    >
      {children}
      {boxes.map((box, index) => (
        <button
          // Boxes have no identity but their place.
          key={index}
          type="button"
          data-box={index}
          className={styles.box}
          aria-label={m['caseEditor.mask.box']({ number: index + 1 })}
          aria-pressed={selected === index}
          style={{
            left: `${(box.x / size.width) * 100}%`,
            top: `${(box.y / size.height) * 100}%`,
            width: `${(box.width / size.width) * 100}%`,
            height: `${(box.height / size.height) * 100}%`,
          }}
          onFocus={() => onSelect(index)}
          onKeyDown={(event) => type(event, index, box)}
        >
          {selected === index && CORNERS.map((corner) => <i key={corner} data-corner={corner} />)}
        </button>
      ))}
    </div>
  );
}
