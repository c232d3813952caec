import { MESSAGE_SCENES } from '@osteon/domain';
import type { Message } from '../../entities/message/api/list-messages.ts';
import { m } from '../../texts/index.ts';
import styles from './kind-chips.module.css';
import { kinds } from './kinds.ts';

interface KindChipsProps {
  /** Undefined for all kinds. */
  value: Message['scene'] | undefined;
  unread: readonly { scene: Message['scene']; count: number }[];
  onChange: (value: Message['scene'] | undefined) => void;
}

/** The kinds of messages, each with its unread count. */
export function KindChips({ value, unread, onChange }: KindChipsProps) {
  const getCount = (scene: Message['scene'] | undefined) =>
    unread.filter((each) => scene === undefined || each.scene === scene).reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.chips} role="group" aria-label={m['message.kinds']()}>
      {[undefined, ...MESSAGE_SCENES].map((scene) => {
        const count = getCount(scene);
        return (
          <button key={scene ?? 'all'} type="button" aria-pressed={scene === value} onClick={() => onChange(scene)}>
            {scene === undefined ? m['common.all']() : kinds[scene].label()}
            {count > 0 && <b aria-hidden="true">{count}</b>}
          </button>
        );
      })}
    </div>
  );
}
