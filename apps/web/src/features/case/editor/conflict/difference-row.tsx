import clsx from 'clsx';
import { useId } from 'react';
import { m } from '../../../../texts/index.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { check } from '../../../../ui/icon/icons.ts';
import { diffWords, type TextPiece } from '../merge/diff-words.ts';
import type { Choice, Difference } from '../merge/merge-drafts.ts';
import styles from './conflict-screen.module.css';
import { mergedText, placeText, sideText } from './difference-text.ts';

interface DifferenceRowProps {
  difference: Difference;
  /** The choice of the author; undefined while there is none. */
  choice: Choice | undefined;
  /** The author tried to save without it. */
  isMissing: boolean;
  onChoose: (choice: Choice | undefined) => void;
}

/** The two sides of a difference, of which one is chosen, or both joined by hand. */
export function DifferenceRow({ difference, choice, isMissing, onChoose }: DifferenceRowProps) {
  const name = useId();
  const { unit, side, key } = difference;
  const [mine, theirs] = [sideText(difference, 'mine'), sideText(difference, 'theirs')];
  const [ownPieces, otherPieces] = diffWords(mine, theirs);
  const chosen = choice ?? side;
  const sides = [
    { value: 'mine', label: m['caseEditor.conflict.here'], pieces: ownPieces },
    { value: 'theirs', label: m['caseEditor.conflict.there'], pieces: otherPieces },
  ] as const;
  const canJoin = unit.kind === 'text' && mine !== '' && theirs !== '';
  return (
    <fieldset className={styles.difference} data-difference={key}>
      <legend>
        {placeText(difference)}
        {side === null ? (
          <span className={styles.open}>{m['caseEditor.conflict.choose']()}</span>
        ) : (
          <span className={styles.merged}>
            <Icon of={check} size={14} />
            {mergedText(difference)}
          </span>
        )}
      </legend>
      <div className={styles.sides}>
        {sides.map(({ value, label, pieces }) => (
          <label
            key={value}
            className={clsx(styles.side, pieces.length === 0 && styles.absent)}
            data-chosen={chosen === value}
          >
            <span className={styles.device}>{label()}</span>
            {pieces.length === 0 ? (
              <p>{m['caseEditor.conflict.none']()}</p>
            ) : (
              <Pieces of={pieces} isGivenUp={typeof chosen === 'string' && chosen !== value} />
            )}
            <span className={styles.choice}>
              <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
              {chosen === value ? m['caseEditor.conflict.keep']() : m['caseEditor.conflict.use']()}
            </span>
          </label>
        ))}
      </div>
      {canJoin && typeof choice !== 'object' && (
        <button
          type="button"
          className={styles.join}
          onClick={() => onChoose({ text: `${mine}\n${theirs}`.slice(0, 4000) })}
        >
          {m['caseEditor.conflict.both']()}
        </button>
      )}
      {typeof choice === 'object' && (
        <div className={styles.joined}>
          <Field label={m['caseEditor.conflict.manual']()}>
            {(control) => (
              <textarea
                {...control}
                rows={5}
                value={choice.text}
                onChange={({ currentTarget }) => onChoose({ text: currentTarget.value })}
              />
            )}
          </Field>
          <button type="button" className={styles.join} onClick={() => onChoose(undefined)}>
            {m['caseEditor.conflict.manualEnd']()}
          </button>
        </div>
      )}
      {isMissing && side === null && choice === undefined && (
        <p className={styles.missing} role="alert">
          {m['caseEditor.conflict.choose']()}
        </p>
      )}
    </fieldset>
  );
}

/** A text with what the other side does not have: struck where it is given up. */
function Pieces({ of, isGivenUp }: { of: readonly TextPiece[]; isGivenUp: boolean }) {
  const Own = isGivenUp ? 'del' : 'ins';
  return (
    <p>
      {of.map(({ text, isOwn }, index) =>
        // Pieces have no identity but their place.
        isOwn ? <Own key={index}>{text}</Own> : <span key={index}>{text}</span>,
      )}
    </p>
  );
}
