import { getMeasureValue } from '../geometry/measure-geometry.ts';
import type { Point } from '../geometry/point.ts';
import { toScreen } from '../geometry/view-transform.ts';
import type { Measure } from '../measures/measure.ts';
import { formatValue, getCircledNumber, numberMeasures } from '../measures/numbering.ts';
import { drawMeasure, LABEL_HEIGHT, placeLabels } from '../measures/overlay-geometry.ts';
import { getPaneSeries } from '../state/viewer-state.ts';
import { useViewerState } from '../state/viewer-store.ts';
import styles from './pane.module.css';
import { getPaneTransform } from './pane-geometry.ts';

/** Amber is a length, teal an angle. */
const COLOURS = { length: '#f5b54c', angle: '#3fd0c3', cobb: '#3fd0c3' } as const;

/** Width in CSS pixels of a label of 14 px. */
const getLabelWidth = (text: string): number => 22 + Array.from(text).length * 8.4;

/** The measures of a pane, the one that is being drawn, and the cursor of the keyboard. */
export function MeasureOverlay({ index, size }: { index: number; size: Point }) {
  const pane = useViewerState((state) => state.panes[index]);
  const series = useViewerState((state) => getPaneSeries(state, index));
  const all = useViewerState((state) => state.series);
  const measures = useViewerState((state) => state.measures);
  const isShown = useViewerState((state) => state.areMeasuresShown);
  const draft = useViewerState((state) => (state.draft?.pane === index ? state.draft : null));
  const selectedId = useViewerState((state) => state.selectedId);
  const cursor = useViewerState((state) => (state.active === index ? state.cursor : null));
  if (!pane || !series || size[0] === 0) return null;

  const transform = getPaneTransform(pane, series, size);
  const shown = numberMeasures(all, measures)
    .filter(({ series: { key }, measure }) => isShown && key === series.key && isOnSlice(measure, pane.slice))
    .map(({ number, measure, value }) => {
      const text = `${getCircledNumber(number)} ${value ? formatValue(value) : ''}`;
      return { measure, text, width: getLabelWidth(text), ...drawMeasure(measure, transform) };
    });
  const boxes = placeLabels(shown, size);
  return (
    <svg className={styles.overlay} fill="none" aria-hidden="true" strokeLinecap="round">
      {shown.map(({ measure, text, width, path, dashed, handles, anchor }, at) => {
        const box = boxes[at];
        const colour = COLOURS[measure.kind];
        if (!box) return null;
        return (
          <g key={measure.measureId} data-measure={measure.measureId} stroke={colour} strokeWidth={1.75}>
            <path d={path} />
            <path d={dashed} strokeDasharray="6 5" strokeWidth={1.5} />
            {measure.kind === 'length' && (
              <path d={`M${anchor[0]} ${anchor[1]}L${box.x} ${box.y + LABEL_HEIGHT / 2}`} strokeWidth={1} />
            )}
            {measure.measureId === selectedId && <Handles points={handles} />}
            <g stroke="none">
              <rect x={box.x} y={box.y} width={width} height={LABEL_HEIGHT} rx={6} fill="#0B1420" fillOpacity={0.88} />
              <text x={box.x + 10} y={box.y + 19} fontSize={14} fill={colour}>
                {text}
              </text>
            </g>
          </g>
        );
      })}
      {draft && draft.slice === pane.slice && (
        <DraftFigure kind={draft.kind} points={draft.points} index={index} size={size} />
      )}
      {cursor && <Cursor at={toScreen(transform, cursor)} />}
    </svg>
  );
}

const isOnSlice = (measure: Measure, slice: number): boolean => measure.slice === null || measure.slice === slice;

const Handles = ({ points }: { points: readonly Point[] }) =>
  points.map(([x, y], at) => <circle key={at} cx={x} cy={y} r={4.5} fill="#fff" stroke="none" />);

/** A measure that lacks points, drawn to the cursor or to the finger. */
function DraftFigure({
  kind,
  points,
  index,
  size,
}: Pick<Measure, 'kind'> & { points: readonly Point[]; index: number; size: Point }) {
  const pane = useViewerState((state) => state.panes[index]);
  const series = useViewerState((state) => getPaneSeries(state, index));
  const next = useViewerState((state) => state.cursor ?? (state.loupe?.pane === index ? state.loupe.point : null));
  if (!pane || !series) return null;
  const all = next ? [...points, next] : points;
  const measure = { kind, points: all.map(([x, y]): [number, number] => [x, y]) };
  const { path, dashed, handles, anchor } = drawMeasure(measure, getPaneTransform(pane, series, size));
  const value = getMeasureValue(measure, series.spacing);
  return (
    <g stroke={COLOURS[kind]} strokeWidth={1.75}>
      <path d={path} />
      <path d={dashed} strokeDasharray="6 5" />
      <Handles points={handles.slice(0, points.length)} />
      {value && (
        <text x={anchor[0] + 16} y={anchor[1] - 10} fontSize={14} fill={COLOURS[kind]} stroke="none">
          {formatValue(value)}
        </text>
      )}
    </g>
  );
}

const Cursor = ({ at: [x, y] }: { at: Point }) => (
  <path
    data-cursor
    d={`M${x - 18} ${y}h13m10 0h13M${x} ${y - 18}v13m0 10v13`}
    stroke="#fff"
    strokeWidth={1.5}
    style={{ filter: 'drop-shadow(0 0 1px #000)' }}
  />
);
