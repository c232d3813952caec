import { CASE_OPTIONS_MAX, CASE_TEXT_MAX } from '@osteon/domain';
import { useId, useState } from 'react';
import { m } from '../../../../texts/index.ts';
import { FieldError } from '../../../../ui/field/field-error.tsx';
import { grip, plus } from '../../../../ui/icon/action-icons.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { close } from '../../../../ui/icon/icons.ts';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden/visually-hidden.tsx';
import { useDraftFormContext } from '../draft/editor-scope.ts';
import styles from './decision-section.module.css';
import { moveOption, removeOption } from './move-item.ts';
import { Section } from './section.tsx';
import { LongText, ShortText, useProblemText } from './text-fields.tsx';
import { useSortable } from './use-sortable.ts';

const LETTERS = 'ABCDEF';
const letterOf = (index: number) => LETTERS[index] ?? '';
const OPTIONS_MIN = 2;

/** The question that readers decide, its options, and the surgeon's own choice with its reason. */
export function DecisionSection() {
  return (
    <Section section="decision" note={m['caseEditor.decision.note']()}>
      <ShortText
        path="fields.decision.question"
        label={m['caseEditor.field.question']()}
        max={CASE_TEXT_MAX.question}
      />
      <Options />
      <LongText path="fields.decision.reason" label={m['caseEditor.field.reason']()} max={CASE_TEXT_MAX.reason} />
    </Section>
  );
}

function Options() {
  const name = useId();
  const form = useDraftFormContext();
  const [announced, setAnnounced] = useState('');
  const { decision } = form.values.fields;
  const { options, chosen } = decision;
  const set = (next: typeof decision) => form.setFieldValue('fields.decision', next);
  const sortable = useSortable<HTMLOListElement>(options.length, (from, to) => {
    set(moveOption(decision, from, to));
    setAnnounced(m['caseEditor.decision.moved']({ letter: letterOf(to) }));
  });
  const optionsProblem = useProblemText('options', options.join('\n'));
  const chosenProblem = useProblemText('chosen', '');
  const error = optionsProblem ?? chosenProblem;
  return (
    <div data-place="options">
      <div className={styles.head} data-place="chosen">
        <span id={name}>{m['caseEditor.field.options']()}</span>
        <small>{m['caseEditor.decision.hint']()}</small>
      </div>
      <ol {...sortable.frame} className={styles.options} aria-labelledby={name}>
        {options.map((option, index) => {
          const letter = letterOf(index);
          return (
            // Options have no identity but their place.
            <li
              key={index}
              className={styles.option}
              data-chosen={chosen === index}
              data-dragged={sortable.dragged === index}
            >
              <button
                type="button"
                className={styles.grip}
                aria-label={m['caseEditor.decision.move']({ letter })}
                {...sortable.getHandle(index)}
              >
                <Icon of={grip} size={16} />
              </button>
              <b aria-hidden="true">{letter}</b>
              <input
                type="text"
                className={styles.text}
                aria-label={m['caseEditor.decision.option']({ letter })}
                maxLength={CASE_TEXT_MAX.option}
                autoComplete="off"
                value={option}
                onChange={({ currentTarget }) =>
                  set({ ...decision, options: options.with(index, currentTarget.value) })
                }
              />
              <label className={styles.choice}>
                {chosen === index && <span aria-hidden="true">{m['caseEditor.field.chosen']()}</span>}
                <input
                  type="radio"
                  name={`${name}-chosen`}
                  aria-label={m['caseEditor.decision.choose']({ letter })}
                  checked={chosen === index}
                  onChange={() => set({ ...decision, chosen: index })}
                />
              </label>
              <IconButton
                label={m['caseEditor.decision.remove']({ letter })}
                icon={close}
                disabled={options.length <= OPTIONS_MIN}
                onClick={() => set(removeOption(decision, index))}
              />
            </li>
          );
        })}
      </ol>
      <div className={styles.more}>
        <button
          type="button"
          disabled={options.length >= CASE_OPTIONS_MAX}
          onClick={() => set({ ...decision, options: [...options, ''] })}
        >
          <Icon of={plus} size={16} />
          {m['caseEditor.decision.add']()}
        </button>
        <span className="num">{m['caseEditor.count']({ count: options.length, max: CASE_OPTIONS_MAX })}</span>
      </div>
      {error && <FieldError>{error}</FieldError>}
      <div role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
    </div>
  );
}
