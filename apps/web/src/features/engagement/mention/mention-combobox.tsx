import clsx from 'clsx';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type MentionCandidate,
  useListMentionCandidates,
} from '../../../entities/engagement/api/list-mention-candidates.ts';
import { authorText } from '../../../texts/author-text.ts';
import { m } from '../../../texts/index.ts';
import { doctorTitleText } from '../../../texts/library/library-text.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { ListOption } from '../../../ui/combobox/list-option.tsx';
import { useListCombobox } from '../../../ui/combobox/use-list-combobox.ts';
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

/** Adds mentions to a field: its list is open while it has people, the first of whom is active (rules/quote#mentions). */
export function useMentionCombobox({ field, text, onChange, onMention }: MentionField) {
  const [caret, setCaret] = useState<number | null>(null);
  const keyWord = caret === null ? null : (NAME.exec(text.slice(0, caret))?.[1] ?? null);
  const people = useListMentionCandidates(keyWord);
  const close = () => setCaret(null);
  const combobox = useListCombobox({
    isOpen: people.length > 0,
    options: people.map(({ id }) => id),
    onClose: close,
    typed: keyWord ?? '',
    isFirstActive: true,
  });

  const choose = (person: MentionCandidate) => {
    if (caret === null || keyWord === null) return;
    const mention = { id: person.id, name: authorText(person) };
    const before = `${text.slice(0, caret - keyWord.length)}${mention.name} `;
    close();
    onMention(mention);
    // The field has the text before its caret is set.
    flushSync(() => onChange(before + text.slice(caret)));
    field.current?.focus();
    field.current?.setSelectionRange(before.length, before.length);
  };

  return {
    combobox,
    people,
    choose,
    /** Opens the list if the text before the caret, after the user has typed, ends in the start of a name. */
    follow: setCaret,
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
          <Avatar name={authorText(person)} src={person.portrait} size={28} />
          <b>{authorText(person)}</b>
          <span>{[doctorTitleText(person.title), person.hospital].filter(Boolean).join(' · ')}</span>
        </ListOption>
      ))}
    </div>
  );
}
