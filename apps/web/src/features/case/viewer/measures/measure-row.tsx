import { CASE_MEASURE_LABEL_MAX } from '@osteon/domain';
import clsx from 'clsx';
import { m } from '../../../../texts/index.ts';
import * as icons from '../../../../ui/icon/icons.ts';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { removeMeasure, renameMeasure } from '../state/measuring.ts';
import { scrollTo, showSeries } from '../state/panes.ts';
import { useViewer, useViewerState } from '../state/viewer-store.ts';
import { getKindText } from '../viewer-text.ts';
import styles from './measure-list.module.css';
import { formatValue, getCircledNumber, type NumberedMeasure } from './numbering.ts';

/** A measure: its number shows it on the picture, its name can be written over. */
export function MeasureRow({ numbered: { number, measure, series, value } }: { numbered: NumberedMeasure }) {
  const { store } = useViewer();
  const isSelected = useViewerState((state) => state.selectedId === measure.measureId);
  const sign = getCircledNumber(number);
  const show = () => {
    const { panes } = store.getState();
    const pane = panes.findIndex(({ seriesKey }) => seriesKey === series.key);
    if (pane < 0) store.setState(showSeries(series, measure.slice ?? 0));
    else if (measure.slice !== null) store.setState(scrollTo(pane, measure.slice));
    if (pane >= 0) store.setState({ active: pane });
    store.setState({ selectedId: measure.measureId, areMeasuresShown: true });
  };
  const rename = (input: HTMLInputElement) =>
    store.setState(renameMeasure(series.key, measure.measureId, input.value.replaceAll(/\p{Cc}/gu, '').trim()));
  return (
    <li className={clsx(styles.row, measure.kind === 'length' && styles.amber, isSelected && styles.selected)}>
      <button
        type="button"
        className={styles.number}
        aria-label={m['caseViewer.showMeasure']({ number })}
        onClick={show}
      >
        {sign}
      </button>
      <span className={styles.name}>
        <input
          // Another value of the store, as after an undo, replaces what is in the field.
          key={measure.label}
          defaultValue={measure.label}
          placeholder={getKindText(measure.kind)}
          maxLength={CASE_MEASURE_LABEL_MAX}
          aria-label={m['caseViewer.measureName']({ number })}
          onBlur={({ currentTarget }) => rename(currentTarget)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
        <em>{measure.label ? getKindText(measure.kind) : ''}</em>
      </span>
      <strong>{value ? formatValue(value) : ''}</strong>
      <IconButton
        label={m['caseViewer.removeMeasure']({ number })}
        icon={icons.close}
        size="sm"
        onClick={() => store.setState(removeMeasure(series.key, measure.measureId))}
      />
    </li>
  );
}
