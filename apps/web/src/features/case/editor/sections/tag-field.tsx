import { useDebouncedValue } from '@mantine/hooks';
import { CASE_TAGS_MAX, CASE_TEXT_MAX } from '@osteon/domain';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import { type CaseTagKind, useListCaseTags } from '../../../../entities/case/api/list-case-tags.ts';
import { m } from '../../../../texts/index.ts';
import { ListOption } from '../../../../ui/combobox/list-option.tsx';
import { useListCombobox } from '../../../../ui/combobox/use-list-combobox.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { plus } from '../../../../ui/icon/action-icons.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { close } from '../../../../ui/icon/icons.ts';
import { useDraftFormContext } from '../draft/editor-scope.ts';
import styles from './tag-field.module.css';
import { useProblemText } from './text-fields.tsx';

const DEBOUNCE_MS = 200;

const texts = {
  disease: { label: m['caseEditor.field.disease'], search: m['caseEditor.tag.searchDisease'] },
  surgery: { label: m['caseEditor.field.surgery'], search: m['caseEditor.tag.searchSurgery'] },
} as const;

/** Up to three tags of a kind, chosen from suggestions; a new one goes to the reviewer (rules/case-draft#tags). */
export function TagField({ kind }: { kind: CaseTagKind }) {
  const form = useDraftFormContext();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const name = typed.trim();
  const [keyWord] = useDebouncedValue(name, DEBOUNCE_MS);
  const found = useListCaseTags(kind, keyWord, isOpen);
  const { tags } = form.values.fields;
  const chosen = tags.filter((tag) => tag.kind === kind);
  const isChosen = (tag: string) => chosen.some((each) => each.name === tag);
  const suggestions = found.filter((tag) => !isChosen(tag.name));
  const canCreate = name !== '' && !isChosen(name) && !found.some((tag) => tag.name === name);
  const tagsProblem = useProblemText('tags', '');
  const kindProblem = useProblemText(kind, '');
  const error = tagsProblem ?? kindProblem;
  const label = texts[kind].label();
  const isFull = chosen.length >= CASE_TAGS_MAX;
  const add = (id: string | null, tag: string) => {
    form.setFieldValue('fields.tags', [...tags, { id, name: tag, kind }]);
    setTyped('');
    setOpen(false);
  };
  const combobox = useListCombobox({
    isOpen: isOpen && !isFull,
    options: [...suggestions.map((tag) => tag.name), ...(canCreate ? [name] : [])],
    typed,
    isFirstActive: true,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
  });
  const hasList = isOpen && !isFull && (suggestions.length > 0 || canCreate);
  return (
    <div
      className={styles.field}
      data-place={kind}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Field
        label={label}
        aside={
          <span className={`num ${styles.count}`}>
            {m['caseEditor.count']({ count: chosen.length, max: CASE_TAGS_MAX })}
          </span>
        }
        error={error}
      >
        {(control) => (
          <span className={styles.chosen} data-grows>
            {chosen.map((tag) => (
              <span key={tag.name} className={clsx(styles.chip, tag.id === null && styles.isNew)}>
                {tag.name}
                {tag.id === null && <small>{m['caseEditor.tag.isNew']()}</small>}
                <button
                  type="button"
                  aria-label={m['caseEditor.tag.remove']({ name: tag.name })}
                  onClick={() => {
                    form.setFieldValue(
                      'fields.tags',
                      tags.filter((each) => each !== tag),
                    );
                    input.current?.focus();
                  }}
                >
                  <Icon of={close} size={14} />
                </button>
              </span>
            ))}
            <input
              ref={input}
              {...control}
              type="text"
              role="combobox"
              aria-expanded={hasList}
              aria-controls={combobox.list.id}
              {...combobox.control}
              autoComplete="off"
              maxLength={CASE_TEXT_MAX.tagName}
              placeholder={isFull ? '' : texts[kind].search()}
              readOnly={isFull}
              value={typed}
              onFocus={() => setOpen(true)}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value);
                setOpen(true);
              }}
              onKeyDown={(event) => {
                if (combobox.onKeyDown(event)) return;
                const last = chosen.at(-1);
                if (event.key === 'Backspace' && typed === '' && last)
                  form.setFieldValue(
                    'fields.tags',
                    tags.filter((each) => each !== last),
                  );
              }}
            />
          </span>
        )}
      </Field>
      <div {...combobox.list} aria-label={label} hidden={!hasList} className={styles.list}>
        {suggestions.map((tag, index) => (
          <ListOption key={tag.id} {...combobox.getOption(index)} onChoose={() => add(tag.id, tag.name)}>
            <span>{tag.name}</span>
            <small>
              {label} <span className="num">{m['caseEditor.tag.cases']({ count: tag.caseNum })}</span>
            </small>
          </ListOption>
        ))}
        {canCreate && (
          <ListOption
            {...combobox.getOption(suggestions.length)}
            className={styles.create}
            onChoose={() => add(null, name)}
          >
            <Icon of={plus} size={16} />
            {m['caseEditor.tag.new']({ name })}
          </ListOption>
        )}
      </div>
    </div>
  );
}
