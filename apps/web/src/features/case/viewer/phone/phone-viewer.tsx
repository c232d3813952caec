import clsx from 'clsx';
import { useState } from 'react';
import { m } from '../../../../texts/index.ts';
import { more } from '../../../../ui/icon/action-icons.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import * as icons from '../../../../ui/icon/icons.ts';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { Pane } from '../pane/pane.tsx';
import { SeriesSheet } from '../series-sheet.tsx';
import { toggleLinked } from '../state/keys.ts';
import { isLinkActive, resetPane, setTool, toggleCompare } from '../state/panes.ts';
import { getMeasureKind, getPaneSeries } from '../state/viewer-state.ts';
import { useChange, useViewerState } from '../state/viewer-store.ts';
import * as viewerIcons from '../viewer-icons.ts';
import { getPhaseText, getPositionText } from '../viewer-text.ts';
import { GestureHelp } from './gesture-help.tsx';
import { MoreSheet } from './more-sheet.tsx';
import styles from './phone-viewer.module.css';
import { ToolChoice } from './tool-choice.tsx';

interface PhoneViewerProps {
  onQuote?: ((text: string) => void) | undefined;
  onClose: () => void;
}

type Sheet = 'series' | 'more' | null;

/** The viewer on a phone: gestures, a bar at the lower edge, sheets (rules/case-viewer#gestures). */
export function PhoneViewer({ onQuote, onClose }: PhoneViewerProps) {
  const change = useChange();
  const panes = useViewerState((state) => state.panes.length);
  const isLinked = useViewerState(isLinkActive);
  const [sheet, setSheet] = useState<Sheet>(null);
  return (
    <>
      <header className={styles.header}>
        <IconButton label={m['caseViewer.close']()} icon={icons.close} size="lg" onClick={onClose} />
        <Title />
        <IconButton label={m['caseViewer.more']()} icon={more} size="lg" onClick={() => setSheet('more')} />
      </header>
      <div className={clsx(styles.panes, panes > 1 && styles.two)}>
        {Array.from({ length: panes }, (_, index) => (
          <Pane key={index} index={index} hasCaption={panes > 1} onDouble={() => change(resetPane(index))} />
        ))}
        {panes > 1 && (
          <button type="button" aria-pressed={isLinked} className={styles.link} onClick={() => change(toggleLinked)}>
            <Icon of={icons.link} size={16} />
            {m['caseViewer.link']()}
          </button>
        )}
        <ToolChoice />
      </div>
      <Bar sheet={sheet} onSheet={setSheet} />
      {sheet === 'series' && <SeriesSheet onClose={() => setSheet(null)} />}
      {sheet === 'more' && <MoreSheet onQuote={onQuote} onClose={() => setSheet(null)} />}
      <GestureHelp />
    </>
  );
}

function Title() {
  const panes = useViewerState((state) => state.panes.length);
  const series = useViewerState((state) => getPaneSeries(state, state.active));
  const slice = useViewerState((state) => state.panes[state.active]?.slice ?? 0);
  if (!series) return null;
  const beside = series.count > 1 ? getPositionText(slice, series.count) : getPhaseText(series.phase);
  return (
    <h2 className={styles.title}>
      {panes > 1 ? m['caseViewer.beforeAndAfter']() : series.title} <span>{panes > 1 ? series.title : beside}</span>
    </h2>
  );
}

function Bar({ sheet, onSheet }: { sheet: Sheet; onSheet: (sheet: Sheet) => void }) {
  const change = useChange();
  const tool = useViewerState((state) => state.tool);
  const isCompared = useViewerState((state) => state.panes.length > 1);
  const canCompare = useViewerState((state) => state.series.length > 1);
  const entries = [
    {
      name: m['caseViewer.tool.scroll'](),
      icon: viewerIcons.slices,
      isOn: tool === 'scroll',
      onClick: () => change(setTool('scroll')),
    },
    {
      name: m['caseViewer.windowShort'](),
      icon: viewerIcons.windowing,
      isOn: tool === 'window',
      onClick: () => change(setTool('window')),
    },
    {
      name: m['caseViewer.measures'](),
      icon: viewerIcons.ruler,
      isOn: getMeasureKind(tool) !== null,
      onClick: () => change(setTool('length')),
    },
    {
      name: m['caseViewer.compare'](),
      icon: viewerIcons.compare,
      isOn: isCompared,
      isDisabled: !canCompare,
      onClick: () => change(toggleCompare),
    },
    {
      name: m['caseViewer.series'](),
      icon: viewerIcons.series,
      isOn: sheet === 'series',
      onClick: () => onSheet(sheet === 'series' ? null : 'series'),
    },
  ];
  return (
    <div role="toolbar" aria-label={m['caseViewer.tools']()} className={styles.bar}>
      {entries.map(({ name, icon, isOn, isDisabled, onClick }) => (
        <button key={name} type="button" aria-pressed={isOn} disabled={isDisabled} onClick={onClick}>
          <Icon of={icon} size={20} />
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
}
