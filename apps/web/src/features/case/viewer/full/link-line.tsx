import { m } from '../../../../texts/index.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import * as icons from '../../../../ui/icon/icons.ts';
import { isLinkActive } from '../state/panes.ts';
import { getPaneSeries } from '../state/viewer-state.ts';
import { useViewerState } from '../state/viewer-store.ts';
import styles from './full-viewer.module.css';

/** Says what both panes have in common while they are compared. */
export function LinkLine() {
  const isCompared = useViewerState((state) => state.panes.length > 1);
  const isLinked = useViewerState(isLinkActive);
  const areStacks = useViewerState((state) => [0, 1].every((pane) => (getPaneSeries(state, pane)?.count ?? 1) > 1));
  if (!isCompared) return null;
  const linked = areStacks ? m['caseViewer.linkedStacks']() : m['caseViewer.linked']();
  return (
    <p className={styles.link} data-linked={isLinked} aria-live="polite">
      <Icon of={icons.link} size={16} />
      {isLinked ? linked : m['caseViewer.unlinked']()}
      {isLinked && <span>{m['caseViewer.release']()}</span>}
    </p>
  );
}
