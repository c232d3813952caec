import clsx from 'clsx';
import { authorText } from '../../../texts/author-text.ts';
import { m } from '../../../texts/index.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import styles from './mention.module.css';
import { getOptionId, type MentionCombobox } from './use-mention-combobox.ts';

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
          <span>{[person.title, person.hospital].filter(Boolean).join(' · ')}</span>
        </button>
      ))}
    </div>
  );
}
