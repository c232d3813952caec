import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { AttemptQuestion } from '../../../entities/course/api/get-course-test.ts';
import { m } from '../../../texts/index.ts';
import { grip } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { chevronDown, chevronUp } from '../../../ui/icon/icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { moveOption } from './move-option.ts';
import styles from './order-options.module.css';

interface OrderOptionsProps {
  question: AttemptQuestion;
  labelledBy: string;
  onChange: (answer: number[]) => void;
}

/** Options to be put in order: by dragging, by the buttons of each, or by the arrow keys at its handle. */
export function OrderOptions({ question: { options, answer }, labelledBy, onChange }: OrderOptionsProps) {
  const order = answer.length > 0 ? answer : options.map((_, position) => position);
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');

  function move(from: number, to: number) {
    const moved = moveOption(order, from, to);
    if (moved.join() === order.join()) return;
    onChange(moved);
    setAnnouncement(m['test.moved']({ option: options[order[from] ?? 0] ?? '', place: to + 1 }));
  }

  /** Moves the dragged option to the row under the pointer. */
  function drag(event: PointerEvent, from: number) {
    if (dragged === null) return;
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const to = rows.findIndex(({ top, bottom }) => event.clientY >= top && event.clientY <= bottom);
    if (to >= 0 && to !== from) move(from, to);
  }

  function press(event: KeyboardEvent, from: number) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(from, from + step);
  }

  return (
    <>
      <ol ref={list} className={styles.list} aria-labelledby={labelledBy}>
        {order.map((position, index) => {
          const option = options[position] ?? '';
          return (
            <li key={position} className={styles.row} data-dragged={dragged === position}>
              <b className="num">{index + 1}</b>
              <span>{option}</span>
              <IconButton
                label={m['test.up']({ option })}
                icon={chevronUp}
                aria-disabled={index === 0 || undefined}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                label={m['test.down']({ option })}
                icon={chevronDown}
                aria-disabled={index === order.length - 1 || undefined}
                onClick={() => move(index, index + 1)}
              />
              <button
                type="button"
                className={styles.grip}
                aria-label={m['test.move']({ option })}
                onKeyDown={(event) => press(event, index)}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDragged(position);
                }}
                onPointerMove={(event) => drag(event, index)}
                onPointerUp={() => setDragged(null)}
                onPointerCancel={() => setDragged(null)}
              >
                <Icon of={grip} size={18} />
              </button>
            </li>
          );
        })}
      </ol>
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </>
  );
}
