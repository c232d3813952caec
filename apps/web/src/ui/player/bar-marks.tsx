import { formatDuration } from '@osteon/domain';
import { type CSSProperties, useState } from 'react';
import styles from './bar-marks.module.css';

/** A mark on a timeline. */
export interface BarMark {
  readonly id: string;
  readonly second: number;
  /** Accessible name. */
  readonly label: string;
  /** The card of the mark: beside its time, and below. */
  readonly note: string;
  readonly text: string;
}

interface BarMarksProps {
  marks: readonly BarMark[];
  duration: number;
  onSeek: (second: number) => void;
}

/** Marks above a timeline, each with a card under the pointer and with the focus; a press seeks. */
export function BarMarks({ marks, duration, onSeek }: BarMarksProps) {
  const [open, setOpen] = useState<string | null>(null);
  if (duration <= 0) return null;
  return (
    <div className={styles.marks}>
      {marks.map(({ id, second, label, note, text }) => {
        const style: CSSProperties & Record<`--${string}`, number> = { '--part': Math.min(1, second / duration) };
        return (
          <div
            key={id}
            className={styles.mark}
            style={style}
            onPointerEnter={() => setOpen(id)}
            onPointerLeave={() => setOpen(null)}
          >
            <button
              type="button"
              aria-label={label}
              onFocus={() => setOpen(id)}
              onBlur={() => setOpen(null)}
              onClick={() => onSeek(second)}
              onKeyDown={(event) => {
                if (event.key !== 'Escape' || open !== id) return;
                event.stopPropagation();
                setOpen(null);
              }}
            />
            {open === id && (
              <p className={styles.card} aria-hidden="true" data-preview>
                <span className="num">
                  {formatDuration(second)} <span>{note}</span>
                </span>
                {text}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
