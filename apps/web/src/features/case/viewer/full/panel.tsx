import { m } from '../../../../texts/index.ts';
import { MeasureList } from '../measures/measure-list.tsx';
import { applyPreset, setTool } from '../state/panes.ts';
import { getPaneSeries } from '../state/viewer-state.ts';
import { useChange, useViewerState } from '../state/viewer-store.ts';
import { getWindowText } from '../viewer-text.ts';
import styles from './panel.module.css';
import { KEYS_ID } from './tool-bar.tsx';

/** The column at the right: measures, windows, keys. */
export function Panel({ onQuote }: { onQuote?: ((text: string) => void) | undefined }) {
  return (
    <aside className={styles.panel} aria-label={m['caseViewer.panel']()}>
      <section>
        <MeasureList onQuote={onQuote} />
      </section>
      <section>
        <h3>{m['caseViewer.tool.window']()}</h3>
        <Windows />
      </section>
      <section>
        <h3 id={KEYS_ID} tabIndex={-1}>
          {m['caseViewer.keys']()}
        </h3>
        <Keys />
      </section>
      <p className={styles.note}>{m['caseViewer.note']()}</p>
    </aside>
  );
}

function Windows() {
  const change = useChange();
  const active = useViewerState((state) => state.active);
  const windows = useViewerState((state) => getPaneSeries(state, active)?.windows ?? []);
  const current = useViewerState((state) => state.panes[active]?.window);
  const chosen = windows.findIndex(({ center, width }) => center === current?.center && width === current.width);
  return (
    <div className={styles.windows}>
      {windows.map((offered, index) => (
        <button
          key={index}
          type="button"
          aria-pressed={index === chosen}
          onClick={() => change(applyPreset(active, offered))}
        >
          <b>{getWindowText(offered)}</b>
          <span>
            W {offered.width} / L {offered.center}
          </span>
        </button>
      ))}
      <button type="button" aria-pressed={chosen < 0} onClick={() => change(setTool('window'))}>
        <b>{m['caseViewer.window.custom']()}</b>
        <span>
          {chosen < 0 && current
            ? `W ${Math.round(current.width)} / L ${Math.round(current.center)}`
            : m['caseViewer.key.holdRight']()}
        </span>
      </button>
    </div>
  );
}

function Keys() {
  const rows = [
    { keys: [m['caseViewer.key.wheel'](), '↑ ↓'], does: m['caseViewer.tool.scroll']() },
    { keys: [m['caseViewer.key.rightDrag']()], does: m['caseViewer.key.window']() },
    { keys: [m['caseViewer.key.middleDrag']()], does: m['caseViewer.tool.pan']() },
    { keys: [m['caseViewer.key.ctrlWheel'](), '+ −'], does: m['caseViewer.tool.zoom']() },
    { keys: ['1 2 3'], does: m['caseViewer.key.presets']() },
    { keys: ['Esc'], does: m['caseViewer.key.discard']() },
    { keys: [m['caseViewer.key.arrows'](), 'Enter'], does: m['caseViewer.key.place']() },
    { keys: ['Alt', m['caseViewer.key.arrows']()], does: m['caseViewer.key.moveLast']() },
    { keys: ['I', 'H'], does: m['caseViewer.key.invertHide']() },
  ];
  return (
    <dl className={styles.keys}>
      {rows.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
