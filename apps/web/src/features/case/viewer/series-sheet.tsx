import { m } from '../../../texts/index.ts';
import { Sheet } from './sheet.tsx';
import { showSeries } from './state/panes.ts';
import { useChange, useViewerState } from './state/viewer-store.ts';
import { Thumbnail } from './thumbnail.tsx';
import { getExtentText, getPhaseText } from './viewer-text.ts';

const PHASES = ['before', 'after'] as const;

/** The series from the lower edge, where there is no room for their column. */
export function SeriesSheet({ onClose }: { onClose: () => void }) {
  const change = useChange();
  const all = useViewerState((state) => state.series);
  const panes = useViewerState((state) => state.panes);
  return (
    <Sheet label={m['caseViewer.series']()} onClose={onClose}>
      {PHASES.map((phase) => {
        const group = all.filter((series) => series.phase === phase);
        return (
          group.length > 0 && (
            <section key={phase}>
              <h3>{getPhaseText(phase)}</h3>
              <ul>
                {group.map((series) => {
                  const isShown = panes.some(({ seriesKey }) => seriesKey === series.key);
                  return (
                    <li key={series.key}>
                      <button
                        type="button"
                        aria-pressed={isShown}
                        onClick={() => {
                          change(showSeries(series));
                          onClose();
                        }}
                      >
                        <Thumbnail series={series} size={88} isShown={isShown} />
                        <b>{series.title}</b>
                        <span>{getExtentText(series.kind, series.count)}</span>
                      </button>
                    </li>
                  );
                })}
              </ul>
            </section>
          )
        );
      })}
    </Sheet>
  );
}
