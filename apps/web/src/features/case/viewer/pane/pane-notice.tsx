import { useEffect, useState, useSyncExternalStore } from 'react';
import { useConnection } from '../../../../lib/connection/connection-store.ts';
import { m } from '../../../../texts/index.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import * as icons from '../../../../ui/icon/icons.ts';
import { getPaneSeries } from '../state/viewer-state.ts';
import { useViewer, useViewerState } from '../state/viewer-store.ts';
import styles from './pane.module.css';

/** Ms after which a slice that has not arrived is said to be loading. */
const WAIT_MS = 250;

/** Says that the slice of a pane is loading, or did not load (rules/case-viewer#failures). */
export function PaneNotice({ index }: { index: number }) {
  const { loader } = useViewer();
  const series = useViewerState((state) => getPaneSeries(state, index));
  const slice = useViewerState((state) => state.panes[index]?.slice ?? 0);
  const key = series?.key ?? '';
  const sliceState = useSyncExternalStore(loader.subscribe, () => loader.getState(key, slice));
  if (!series || sliceState === 'loaded') return null;
  const name = series.kind === 'stack' ? slice + 1 : null;
  if (sliceState === 'failed') return <Failure slice={name} onRetry={() => loader.retry(key)} />;
  return <Waiting key={key} slice={name} />;
}

function Waiting({ slice }: { slice: number | null }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <span className={styles.waiting}>
      {slice === null ? m['caseViewer.loading']() : m['caseViewer.loadingSlice']({ slice })}
    </span>
  );
}

function Failure({ slice, onRetry }: { slice: number | null; onRetry: () => void }) {
  const isConnected = useConnection(({ state }) => state === 'connected');
  const said = slice === null ? m['caseViewer.failed']() : m['caseViewer.failedSlice']({ slice });
  return (
    <div className={styles.notice} data-control role="alert">
      <Icon of={icons.alert} size={28} />
      <p>{isConnected ? said : `${said} ${m['caseViewer.offline']()}`}</p>
      <button type="button" onClick={onRetry}>
        {m['caseViewer.retry']()}
      </button>
    </div>
  );
}
