import clsx from 'clsx';
import { useEffect, useEffectEvent } from 'react';
import { useBreakpoint } from '../../../../lib/use-breakpoint.ts';
import { m } from '../../../../texts/index.ts';
import { useModal } from '../../../../ui/dialog/use-modal.ts';
import { Pane } from '../pane/pane.tsx';
import { PhoneViewer } from '../phone/phone-viewer.tsx';
import { resetPane } from '../state/panes.ts';
import { useKeys } from '../state/use-keys.ts';
import { useChange, useViewer, useViewerState } from '../state/viewer-store.ts';
import styles from './full-viewer.module.css';
import { LinkLine } from './link-line.tsx';
import { Panel } from './panel.tsx';
import { SeriesList } from './series-list.tsx';
import { ToolBar } from './tool-bar.tsx';

interface FullViewerProps {
  title: string;
  onQuote?: ((text: string) => void) | undefined;
  onClose: () => void;
}

/** The viewer over the whole window (rules/case-viewer#layout). */
export function FullViewer({ title, onQuote, onClose }: FullViewerProps) {
  const { store } = useViewer();
  const { ref, onClose: onNativeClose } = useModal(onClose);
  const keys = useKeys();
  const band = useBreakpoint();
  const isPhone = band === 'phone' || band === 'narrow';
  const closeEarly = useEffectEvent(onClose);
  useEffect(() => {
    // Without pictures, as after a logout, there is nothing to look at.
    const unsubscribe = store.subscribe(({ panes }) => panes.length === 0 && closeEarly());
    // Where the keys of a workstation apply at once.
    ref.current?.querySelector<HTMLElement>('[data-pane]')?.focus();
    return unsubscribe;
  }, [store, ref]);
  const quote =
    onQuote &&
    ((text: string) => {
      onClose();
      onQuote(text);
    });
  return (
    <dialog
      ref={ref}
      onClose={onNativeClose}
      aria-label={`${m['caseViewer.title']()} ${title}`}
      className={clsx('night', styles.viewer)}
      {...keys}
    >
      {isPhone ? (
        <PhoneViewer onQuote={quote} onClose={onClose} />
      ) : (
        <>
          <ToolBar title={title} onClose={onClose} />
          <div className={styles.columns}>
            <SeriesList className={styles.series} />
            <div className={styles.middle}>
              <Panes />
              <LinkLine />
            </div>
            <Panel onQuote={quote} />
          </div>
        </>
      )}
    </dialog>
  );
}

/** One pane, or two side by side. */
function Panes() {
  const change = useChange();
  const panes = useViewerState((state) => state.panes.length);
  return (
    <div className={clsx(styles.panes, panes > 1 && styles.two)}>
      {Array.from({ length: panes }, (_, index) => (
        <Pane key={index} index={index} onDouble={() => change(resetPane(index))} />
      ))}
    </div>
  );
}
