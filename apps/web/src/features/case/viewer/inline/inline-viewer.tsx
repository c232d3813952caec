import clsx from 'clsx';
import { m } from '../../../../texts/index.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import * as icons from '../../../../ui/icon/icons.ts';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { Pane } from '../pane/pane.tsx';
import { setTool, showSeries, toggleCompare } from '../state/panes.ts';
import { useKeys } from '../state/use-keys.ts';
import { getPaneSeries } from '../state/viewer-state.ts';
import { useChange, useViewerState } from '../state/viewer-store.ts';
import { Thumbnail } from '../thumbnail.tsx';
import { MEASURE_TOOLS, VIEW_TOOLS } from '../tools.ts';
import * as viewerIcons from '../viewer-icons.ts';
import { getPhaseText, getPositionText } from '../viewer-text.ts';
import { WindowChoice } from '../window-choice.tsx';
import styles from './inline-viewer.module.css';

interface InlineViewerProps {
  /** Number of pictures and stacks that are held back. */
  sealedNum: number;
  /** True while the viewer over the whole window shows the panes. */
  isCovered: boolean;
  onFull: () => void;
}

/** Tools of the viewer in the page; the others are in the one over the whole window. */
const TOOLS = [...VIEW_TOOLS.filter(({ tool }) => tool === 'scroll' || tool === 'zoom'), ...MEASURE_TOOLS];

const isTouchScreen = () => matchMedia('(pointer: coarse)').matches;

/** The viewer beside the text of a case (rules/case-viewer#in-the-page). */
export function InlineViewer({ sealedNum, isCovered, onFull }: InlineViewerProps) {
  const panes = useViewerState((state) => state.panes.length);
  const keys = useKeys();
  return (
    <section className={clsx('night', styles.viewer)} aria-label={m['caseViewer.title']()} {...keys}>
      <Bar onFull={onFull} />
      <div className={clsx(styles.panes, panes > 1 && styles.two)}>
        {!isCovered &&
          Array.from({ length: panes }, (_, index) => (
            <Pane
              key={index}
              index={index}
              isInline
              hasCaption={panes > 1}
              onTap={isTouchScreen() ? onFull : undefined}
              onDouble={onFull}
            />
          ))}
      </div>
      <Strip sealedNum={sealedNum} />
      <p className={styles.hints}>
        <span>
          <kbd>{m['caseViewer.key.wheel']()}</kbd>
          {m['caseViewer.tool.scroll']()}
        </span>
        <span>
          <kbd>{m['caseViewer.key.rightDrag']()}</kbd>
          {m['caseViewer.key.window']()}
        </span>
        <span>
          <kbd>{m['caseViewer.key.double']()}</kbd>
          {m['caseViewer.fullscreen']()}
        </span>
        <span>{m['caseViewer.arrowsToo']()}</span>
      </p>
      <p className={clsx(styles.hints, styles.touch)}>{m['caseViewer.touchHint']()}</p>
    </section>
  );
}

function Bar({ onFull }: { onFull: () => void }) {
  const change = useChange();
  const series = useViewerState((state) => getPaneSeries(state, state.active));
  const slice = useViewerState((state) => state.panes[state.active]?.slice ?? 0);
  const tool = useViewerState((state) => state.tool);
  const isCompared = useViewerState((state) => state.panes.length > 1);
  const canCompare = useViewerState((state) => state.series.length > 1);
  if (!series) return null;
  return (
    <div className={styles.bar}>
      <h3>
        {isCompared ? m['caseViewer.comparison']() : series.title}{' '}
        {!isCompared && series.count > 1 && <span>{getPositionText(slice, series.count)}</span>}
      </h3>
      <WindowChoice className={styles.wide} />
      <i className={styles.wide} />
      {TOOLS.map((offered) => (
        <IconButton
          key={offered.tool}
          label={offered.name()}
          icon={offered.icon}
          aria-pressed={tool === offered.tool}
          className={clsx(styles.tool, styles.wide)}
          onClick={() => change(setTool(offered.tool))}
        />
      ))}
      {canCompare && (
        <IconButton
          label={m['caseViewer.compare']()}
          icon={viewerIcons.compare}
          aria-pressed={isCompared}
          className={styles.tool}
          onClick={() => change(toggleCompare)}
        />
      )}
      <IconButton
        label={m['caseViewer.fullscreen']()}
        icon={viewerIcons.fullscreen}
        className={styles.tool}
        onClick={onFull}
      />
    </div>
  );
}

/** The series of the case as small pictures. */
function Strip({ sealedNum }: { sealedNum: number }) {
  const change = useChange();
  const all = useViewerState((state) => state.series);
  const panes = useViewerState((state) => state.panes);
  const firstAfter = all.findIndex(({ phase }) => phase === 'after');
  if (all.length < 2 && sealedNum === 0) return null;
  return (
    <ul className={styles.strip}>
      {all.map((series, index) => {
        const isShown = panes.some(({ seriesKey }) => seriesKey === series.key);
        return (
          <li key={series.key} className={clsx(index === firstAfter && index > 0 && styles.after)}>
            <button
              type="button"
              aria-pressed={isShown}
              aria-label={`${getPhaseText(series.phase)} ${series.title}`}
              onClick={() => change(showSeries(series))}
            >
              <Thumbnail series={series} size={76} isShown={isShown} />
              <span>{series.title}</span>
            </button>
          </li>
        );
      })}
      {sealedNum > 0 && (
        <li className={clsx(styles.sealed, styles.after)}>
          <span className={styles.lock}>
            <Icon of={icons.lock} size={18} />
          </span>
          <span>{m['caseViewer.sealed']()}</span>
        </li>
      )}
    </ul>
  );
}
