import { getKindText, getPhaseText } from '../viewer-text.ts';
import { formatDifference, formatValue, getCircledNumber, listChanges, type NumberedMeasure } from './numbering.ts';

/** The name of a measure: its own, or its kind. */
const getMeasureName = ({ measure }: NumberedMeasure): string => measure.label || getKindText(measure.kind);

/** A measure with its number, name and value, as it is copied. */
const getMeasureLine = (numbered: NumberedMeasure): string => {
  const { number, series, measure, value } = numbered;
  const slice = measure.slice === null ? '' : ` ${measure.slice + 1}/${series.count}`;
  const where = `${getPhaseText(series.phase)} ${series.title}${slice}`;
  return `${getCircledNumber(number)} ${where} ${getMeasureName(numbered)} ${value ? formatValue(value) : ''}`.trim();
};

/** All measures and changes as text, one in a line (rules/case-viewer#copying). */
export function getMeasuresText(numbered: readonly NumberedMeasure[]): string {
  const changes = listChanges(numbered).map(({ from, to, difference }) => {
    const unit = to.value?.unit ?? 'deg';
    return `${getCircledNumber(from.number)}→${getCircledNumber(to.number)} ${formatDifference(difference, unit)}`;
  });
  return [...numbered.map(getMeasureLine), ...changes].join('\n');
}
