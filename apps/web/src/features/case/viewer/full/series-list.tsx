import { m } from '../../../../texts/index.ts';
import { showSeries } from '../state/panes.ts';
import { useChange, useViewerState } from '../state/viewer-store.ts';
import { Thumbnail } from '../thumbnail.tsx';
import { getExtentText, getPhaseText } from '../viewer-text.ts';
import styles from './series-list.module.css';

const PHASES = ['before', 'after'] as const;

/** The series of the case, before and after the operation; a click shows one in the active pane. */
export function SeriesList({ className }: { className?: string | undefined }) {
  const change = useChange();
  const all = useViewerState((state) => state.series);
  const panes = useViewerState((state) => state.panes);
  return (
    <nav className={className} aria-label={m['caseViewer.series']()}>
      {PHASES.map((phase) => {
        const group = all.filter((series) => series.phase === phase);
        if (group.length === 0) return null;
        return (
          <section key={phase} className={styles.group}>
            <h3>{getPhaseText(phase)}</h3>
            <ul>
              {group.map((series) => {
                const at = panes.findIndex(({ seriesKey }) => seriesKey === series.key);
                return (
                  <li key={series.key}>
                    <button
                      type="button"
                      aria-pressed={at >= 0}
                      className={styles.entry}
                      onClick={() => change(showSeries(series))}
                    >
                      <Thumbnail series={series} size={56} isShown={at >= 0} />
                      <span>
                        <b>{series.title}</b>
                        <em>
                          {getExtentText(series.kind, series.count)}
                          {panes.length > 1 && at >= 0 && `　${getSideText(at)}`}
                        </em>
                      </span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}

const getSideText = (pane: number): string => (pane === 0 ? m['caseViewer.left']() : m['caseViewer.right']());
