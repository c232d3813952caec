import clsx from 'clsx';
import { m } from '../../../../texts/index.ts';
import { applyPreset, setTool, toggleInverted } from '../state/panes.ts';
import { getMeasureKind, getPaneSeries } from '../state/viewer-state.ts';
import { useChange, useViewerState } from '../state/viewer-store.ts';
import { MEASURE_TOOLS } from '../tools.ts';
import { getWindowText } from '../viewer-text.ts';
import styles from './phone-viewer.module.css';

/** The choices of the current tool over the lower edge of the panes: windows, or kinds of measures. */
export function ToolChoice() {
  const tool = useViewerState((state) => state.tool);
  if (tool === 'window') return <Windows />;
  return getMeasureKind(tool) ? <Kinds /> : null;
}

function Windows() {
  const change = useChange();
  const active = useViewerState((state) => state.active);
  const pane = useViewerState((state) => state.panes[active]);
  const windows = useViewerState((state) => getPaneSeries(state, active)?.windows ?? []);
  return (
    <div role="group" aria-label={m['caseViewer.tool.window']()} className={styles.choice}>
      {windows.slice(0, 4).map((offered, index) => (
        <button
          key={index}
          type="button"
          aria-pressed={offered.center === pane?.window.center && offered.width === pane.window.width}
          onClick={() => change(applyPreset(active, offered))}
        >
          {getWindowText(offered)}
        </button>
      ))}
      <button type="button" aria-pressed={pane?.isInverted ?? false} onClick={() => change(toggleInverted(active))}>
        {m['caseViewer.invert']()}
      </button>
    </div>
  );
}

function Kinds() {
  const change = useChange();
  const current = useViewerState((state) => state.tool);
  return (
    <div role="group" aria-label={m['caseViewer.measures']()} className={styles.choice}>
      {MEASURE_TOOLS.map(({ tool, name }) => (
        <button key={tool} type="button" aria-pressed={tool === current} onClick={() => change(setTool(tool))}>
          {name()}
        </button>
      ))}
      <button type="button" className={clsx(styles.done)} onClick={() => change(setTool('scroll'))}>
        {m['caseViewer.done']()}
      </button>
    </div>
  );
}
