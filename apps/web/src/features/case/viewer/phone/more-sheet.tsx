import { m } from '../../../../texts/index.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { MeasureList } from '../measures/measure-list.tsx';
import { Sheet } from '../sheet.tsx';
import { undo } from '../state/measuring.ts';
import { resetPane } from '../state/panes.ts';
import { useChange, useViewerState } from '../state/viewer-store.ts';
import styles from './phone-viewer.module.css';

interface MoreSheetProps {
  onQuote?: ((text: string) => void) | undefined;
  onClose: () => void;
}

/** The measures, which are in the panel on a wide screen, with undo and reset. */
export function MoreSheet({ onQuote, onClose }: MoreSheetProps) {
  const change = useChange();
  const active = useViewerState((state) => state.active);
  const canUndo = useViewerState((state) => state.undoable.length > 0 || state.draft !== null);
  return (
    <Sheet label={m['caseViewer.more']()} onClose={onClose}>
      <MeasureList onQuote={onQuote} />
      <div className={styles.more}>
        <Button disabled={!canUndo} onClick={() => change(undo)}>
          {m['caseViewer.undo']()}
        </Button>
        <Button onClick={() => change(resetPane(active))}>{m['caseViewer.reset']()}</Button>
        <Button onClick={onClose}>{m['caseViewer.done']()}</Button>
      </div>
      <p className={styles.note}>{m['caseViewer.note']()}</p>
    </Sheet>
  );
}
