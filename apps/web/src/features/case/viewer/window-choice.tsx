import { m } from '../../../texts/index.ts';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { applyPreset } from './state/panes.ts';
import { getPaneSeries } from './state/viewer-state.ts';
import { useChange, useViewerState } from './state/viewer-store.ts';
import { getWindowText } from './viewer-text.ts';

/** The offered windows of the active pane as words. */
export function WindowChoice({ className }: { className?: string | undefined }) {
  const change = useChange();
  const windows = useViewerState((state) => getPaneSeries(state, state.active)?.windows);
  const current = useViewerState((state) => state.panes[state.active]?.window);
  const index = useViewerState((state) => state.active);
  if (!windows || windows.length < 2) return null;
  const options = windows.slice(0, 4).map((offered, at) => ({ value: String(at), label: getWindowText(offered) }));
  const chosen = windows.findIndex(({ center, width }) => center === current?.center && width === current.width);
  return (
    <div className={className}>
      <Segmented
        label={m['caseViewer.tool.window']()}
        options={options}
        value={String(chosen)}
        onChange={(value) => {
          const offered = windows[Number(value)];
          if (offered) change(applyPreset(index, offered));
        }}
      />
    </div>
  );
}
