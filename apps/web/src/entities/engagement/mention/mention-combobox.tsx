import clsx from 'clsx';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { m } from '../../../texts/index.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { ListOption } from '../../../ui/combobox/list-option.tsx';
import { useListCombobox } from '../../../ui/combobox/use-list-combobox.ts';
import styles from './mention.module.css';
import type { MentionDraft } from './mention-draft.ts';

/** A person whom a field can mention. */
export interface MentionCandidate extends MentionDraft {
  readonly portrait: string;
  /** Title or hospital, by which namesakes differ. */
  readonly detail: string;
}

interface MentionField {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly trigger: MentionTrigger;
  /** The people whose names match the trigger. */
  readonly people: readonly MentionCandidate[];
  readonly onChange: (text: string) => void;
  readonly onMention: (person: MentionDraft) => void;
}

/** The list that `@` and the start of a name open in a field. */
type MentionCombobox = ReturnType<typeof useMentionCombobox>;

type MentionTrigger = ReturnType<typeof useMentionTrigger>;

/** The start of a name between `@` and the end; one in an e-mail address does not count. */
const NAME = /(?:^|[^A-Za-z0-9._-])@([\p{L}·]{0,20})$/u;

/**
 * The start of a name before the caret, null while there is none.
 * @param isOpenedByAt true if `@` alone is the start of every name
 */
export function useMentionTrigger(text: string, isOpenedByAt = false) {
  const [caret, setCaret] = useState<number | null>(null);
  const found = caret === null ? undefined : NAME.exec(text.slice(0, caret))?.[1];
  const keyWord = found === undefined || (found === '' && !isOpenedByAt) ? null : found;
  return {
    caret,
    keyWord,
    /** Opens the list if the text before the caret, after the user has typed, ends in the start of a name. */
    follow: setCaret,
    close: () => setCaret(null),
  };
}

/** Adds mentions to a field: its list is open while it has people, the first of whom is active (rules/quote#mentions). */
export function useMentionCombobox({ field, text, trigger, people, onChange, onMention }: MentionField) {
  const { caret, keyWord, follow, close } = trigger;
  const combobox = useListCombobox({
    isOpen: people.length > 0,
    options: people.map(({ id }) => id),
    onClose: close,
    typed: keyWord ?? '',
    isFirstActive: true,
  });

  const choose = (person: MentionCandidate) => {
    if (caret === null || keyWord === null) return;
    const before = `${text.slice(0, caret - keyWord.length)}${person.name} `;
    close();
    onMention({ id: person.id, name: person.name });
    // The field has the text before its caret is set.
    flushSync(() => onChange(before + text.slice(caret)));
    field.current?.focus();
    field.current?.setSelectionRange(before.length, before.length);
  };

  return {
    combobox,
    people,
    choose,
    follow,
    close,
  };
}

/** The people whom a field can mention by the typed name. */
export function MentionList({ mentions, upwards = false }: { mentions: MentionCombobox; upwards?: boolean }) {
  const { combobox, people, choose } = mentions;
  if (people.length === 0) return null;
  return (
    <div
      {...combobox.list}
      aria-label={m['comment.mention.list']()}
      className={clsx(styles.list, upwards && styles.upwards)}
    >
      {people.map((person, index) => (
        <ListOption
          key={person.id}
          {...combobox.getOption(index)}
          className={styles.option}
          onChoose={() => choose(person)}
        >
          <Avatar name={person.name} src={person.portrait} size={28} />
          <b>{person.name}</b>
          <span>{person.detail}</span>
        </ListOption>
      ))}
    </div>
  );
}
