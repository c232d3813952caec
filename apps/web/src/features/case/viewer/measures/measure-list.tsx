import { copyText } from '../../../../lib/copy-text.ts';
import { m } from '../../../../texts/index.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { copy } from '../../../../ui/icon/action-icons.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useChange, useViewerState } from '../state/viewer-store.ts';
import { eye } from '../viewer-icons.ts';
import { getPhaseText } from '../viewer-text.ts';
import styles from './measure-list.module.css';
import { MeasureRow } from './measure-row.tsx';
import { getMeasuresText } from './measures-text.ts';
import { formatDifference, getCircledNumber, listChanges, type NumberedMeasure, numberMeasures } from './numbering.ts';

const PHASES = ['before', 'after'] as const;

/** The measures of the case with their values and changes (rules/case-viewer#measures). */
export function MeasureList({ onQuote }: { onQuote?: ((text: string) => void) | undefined }) {
  const change = useChange();
  const series = useViewerState((state) => state.series);
  const measures = useViewerState((state) => state.measures);
  const isShown = useViewerState((state) => state.areMeasuresShown);
  const numbered = numberMeasures(series, measures);
  return (
    <div className={styles.list}>
      <header>
        <h3>{m['caseViewer.measures']()}</h3>
        {numbered.length > 0 && (
          <button
            type="button"
            className={styles.hide}
            onClick={() => change(({ areMeasuresShown }) => ({ areMeasuresShown: !areMeasuresShown }))}
          >
            <Icon of={eye} size={16} />
            {isShown ? m['caseViewer.hide']() : m['caseViewer.show']()}
          </button>
        )}
      </header>
      {numbered.length === 0 && <p className={styles.empty}>{m['caseViewer.noMeasures']()}</p>}
      {PHASES.map((phase) => {
        const group = numbered.filter((each) => each.series.phase === phase);
        return group.length > 0 && <Group key={phase} name={getPhaseText(phase)} group={group} />;
      })}
      <Changes numbered={numbered} />
      {numbered.some(({ value }) => value?.unit === 'px') && (
        <p className={styles.empty}>{m['caseViewer.noScale']()}</p>
      )}
      {numbered.length > 0 && (
        <div className={styles.actions}>
          <Button size="sm" onClick={() => void copyMeasures(numbered)}>
            <Icon of={copy} size={16} />
            {m['caseViewer.copy']()}
          </Button>
          {onQuote && (
            <Button size="sm" onClick={() => onQuote(getMeasuresText(numbered))}>
              {m['caseViewer.quote']()}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Group({ name, group }: { name: string; group: readonly NumberedMeasure[] }) {
  return (
    <>
      <h4>{name}</h4>
      <ul>
        {group.map((numbered) => (
          <MeasureRow key={numbered.measure.measureId} numbered={numbered} />
        ))}
      </ul>
    </>
  );
}

function Changes({ numbered }: { numbered: readonly NumberedMeasure[] }) {
  return listChanges(numbered).map(({ from, to, difference }) => (
    <p key={to.measure.measureId} className={styles.change}>
      <span>{m['caseViewer.change']({ from: getCircledNumber(from.number), to: getCircledNumber(to.number) })}</span>
      <b>{formatDifference(difference, to.value?.unit ?? 'deg')}</b>
    </p>
  ));
}

async function copyMeasures(numbered: readonly NumberedMeasure[]): Promise<void> {
  try {
    await copyText(getMeasuresText(numbered));
    toast.success(m['caseViewer.copied']());
  } catch {
    toast.error(m['caseViewer.notCopied']());
  }
}
