import { type ReactNode, useEffect, useRef } from 'react';
import styles from './sheet.module.css';
import { useEscape } from './use-escape.ts';

interface SheetProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet from the lower edge of the viewer, which Esc and a tap beside it close. It takes the focus and returns it. */
export function Sheet({ label, onClose, children }: SheetProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEscape(ref, onClose);
  useEffect(() => {
    const before = document.activeElement;
    const sheet = ref.current;
    (sheet?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? sheet)?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <>
      <button type="button" tabIndex={-1} aria-hidden="true" className={styles.scrim} onClick={onClose} />
      <div ref={ref} role="group" tabIndex={-1} aria-label={label} className={styles.sheet}>
        {children}
      </div>
    </>
  );
}
