import { FOLDER_NAME_MAX } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { plus } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './folder-choice.module.css';

/** The name of a folder that is made with the choice; empty for none. */
export function NewFolder({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  return (
    <div className={styles.new}>
      <Icon of={plus} />
      <input
        aria-label={m['mine.folder.new']()}
        placeholder={m['mine.folder.new']()}
        maxLength={FOLDER_NAME_MAX}
        value={name}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <span className={`${styles.count} num`}>
        {m['mine.folder.length']({ count: name.length, max: FOLDER_NAME_MAX })}
      </span>
    </div>
  );
}
