import clsx from 'clsx';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type MentionCandidate,
  useListMentionCandidates,
} from '../../../entities/engagement/api/list-mention-candidates.ts';
import { authorText } from '../../../texts/author-text.ts';
import { m } from '../../../texts/index.ts';
import { doctorTitleText } from '../../../texts/library/library-text.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import styles from './mention.module.css';
import type { MentionDraft } from './mention-draft.ts';

interface MentionField {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onMention: (person: MentionDraft) => void;
}

/** The list that `@` and the start of a name open in a field. */
type MentionCombobox = ReturnType<typeof useMentionCombobox>;

/** The start of a name between `@` and the end; one in an e-mail address does not count. */
const NAME = /(?:^|[^A-Za-z0-9._-])@([\p{L}·]{1,20})$/u;

/**
 * Adds mentions to a field as a combobox: arrow keys choose, Enter and Tab select, Esc closes (rules/quote#mentions).
 */
export function useMentionCombobox({ field, text, onChange, onMention }: MentionField) {
  const listId = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const keyWord = caret === null ? null : (NAME.exec(text.slice(0, caret))?.[1] ?? null);
  const people = useListMentionCandidates(keyWord);
  const chosen = people[Math.min(active, people.length - 1)];

  const choose = (person: MentionCandidate) => {
    if (caret === null || keyWord === null) return;
    const mention = { id: person.id, name: authorText(person) };
    const before = `${text.slice(0, caret - keyWord.length)}${mention.name} `;
    setCaret(null);
    onMention(mention);
    // The field has the text before its caret is set.
    flushSync(() => onChange(before + text.slice(caret)));
    field.current?.focus();
    field.current?.setSelectionRange(before.length, before.length);
  };

  return {
    listId,
    people,
    chosen,
    choose,
    /** True once the user has typed in the field. */
    follow(position: number) {
      setCaret(position);
      setActive(0);
    },
    close: () => setCaret(null),
    /** Returns true if the key was one of the list's. */
    onKeyDown(event: KeyboardEvent): boolean {
      if (!chosen) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const isTaken = event.key === 'Enter' || event.key === 'Tab';
      if (step === undefined && !isTaken && event.key !== 'Escape') return false;
      event.preventDefault();
      if (step !== undefined) setActive((people.indexOf(chosen) + step + people.length) % people.length);
      else if (isTaken) choose(chosen);
      else setCaret(null);
      return true;
    },
  };
}

/** The id of an option, by the person's. */
export const getOptionId = (listId: string, publicProfileId: string): string => `${listId}-${publicProfileId}`;

/** The people whom a field can mention by the typed name. */
export function MentionList({ combobox, upwards = false }: { combobox: MentionCombobox; upwards?: boolean }) {
  const { listId, people, chosen, choose } = combobox;
  if (people.length === 0) return null;
  return (
    <div
      id={listId}
      role="listbox"
      tabIndex={-1}
      aria-label={m['comment.mention.list']()}
      className={clsx(styles.list, upwards && styles.upwards)}
      // Pressing the mouse keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {people.map((person) => (
        <button
          type="button"
          key={person.id}
          id={getOptionId(listId, person.id)}
          role="option"
          tabIndex={-1}
          aria-selected={person === chosen}
          className={styles.option}
          onClick={() => choose(person)}
        >
          <Avatar name={authorText(person)} src={person.portrait} size={28} />
          <b>{authorText(person)}</b>
          <span>{[doctorTitleText(person.title), person.hospital].filter(Boolean).join(' · ')}</span>
        </button>
      ))}
    </div>
  );
}
