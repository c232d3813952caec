import { useEffect, useId, useRef, useState } from 'react';
import { m } from '../../../../texts/index.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import * as icons from '../../../../ui/icon/icons.ts';
import { applyPreset, setWindow, toggleInverted } from '../state/panes.ts';
import { getPaneSeries } from '../state/viewer-state.ts';
import { useChange, useViewerState } from '../state/viewer-store.ts';
import { useEscape } from '../use-escape.ts';
import { getWindowText } from '../viewer-text.ts';
import styles from './tool-bar.module.css';

/** The windows under their tool, with inversion and the way back; it lies in the dialog, over which no other layer is. */
export function WindowMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLSpanElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ target }: Event) => {
      if (!(target instanceof Node && ref.current?.contains(target))) setIsOpen(false);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [isOpen]);
  return (
    <span ref={ref} className={styles.menu}>
      <button
        type="button"
        aria-label={m['caseViewer.windows']()}
        aria-expanded={isOpen}
        aria-controls={id}
        className={styles.opener}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon of={icons.chevronDown} size={12} />
      </button>
      {isOpen && (
        <Windows
          id={id}
          onChosen={() => setIsOpen(false)}
          onEscape={() => {
            setIsOpen(false);
            ref.current?.querySelector('button')?.focus();
          }}
        />
      )}
    </span>
  );
}

interface WindowsProps {
  id: string;
  onChosen: () => void;
  onEscape: () => void;
}

function Windows({ id, onChosen, onEscape }: WindowsProps) {
  const ref = useRef<HTMLUListElement>(null);
  useEscape(ref, onEscape);
  useEffect(() => {
    const list = ref.current;
    (list?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? list?.querySelector('button'))?.focus();
  }, []);
  const change = useChange();
  const active = useViewerState((state) => state.active);
  const series = useViewerState((state) => getPaneSeries(state, active));
  const pane = useViewerState((state) => state.panes[active]);
  if (!series || !pane) return null;
  const isCurrent = (window: { center: number; width: number }) =>
    window.center === pane.window.center && window.width === pane.window.width;
  return (
    <ul ref={ref} id={id} className={styles.windows}>
      {series.windows.map((offered, index) => (
        <li key={index}>
          <button
            type="button"
            aria-pressed={isCurrent(offered)}
            onClick={() => {
              change(applyPreset(active, offered));
              onChosen();
            }}
          >
            <span>{getWindowText(offered)}</span>
            <em>
              W {offered.width} / L {offered.center}
            </em>
            <kbd>{index + 1}</kbd>
            {isCurrent(offered) ? <Icon of={icons.check} size={16} /> : <i />}
          </button>
        </li>
      ))}
      <li>
        <button type="button" aria-pressed={pane.isInverted} onClick={() => change(toggleInverted(active))}>
          <span>{m['caseViewer.invert']()}</span>
          <em />
          <kbd>I</kbd>
          {pane.isInverted ? <Icon of={icons.check} size={16} /> : <i />}
        </button>
      </li>
      <li>
        <button
          type="button"
          onClick={() => {
            change(setWindow(active, series.firstWindow));
            onChosen();
          }}
        >
          <span>{m['caseViewer.firstWindow']()}</span>
          <em />
          <kbd>R</kbd>
          <i />
        </button>
      </li>
    </ul>
  );
}
