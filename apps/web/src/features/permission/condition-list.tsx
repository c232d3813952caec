import clsx from 'clsx';
import { m } from '../../texts/index.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { check, clock, close } from '../../ui/icon/icons.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './condition-list.module.css';
import { type Condition, conditionName, ownState } from './condition-text.ts';

/** The title of an explanation already states that a condition is in review. */
const marks = {
  met: { icon: check, text: m['perm.condition.met'] },
  missing: { icon: close, text: m['perm.condition.missing'] },
  review: { icon: clock, text: null },
} as const;

/** The conditions of a scene with the reader's state (rules/permission-lead#conditions). */
export function ConditionList({ conditions, roleId }: { conditions: readonly Condition[]; roleId: number }) {
  return (
    <ul className={styles.list}>
      {conditions.map((condition) => {
        const { icon, text } = marks[condition.state];
        return (
          <li key={condition.condition} className={clsx(styles.condition, styles[condition.state])}>
            <i>
              <Icon of={icon} size={14} />
              {text && <VisuallyHidden>{text()}</VisuallyHidden>}
            </i>
            <span>{conditionName(condition, roleId)}</span>
            <em>{ownState(condition, roleId)}</em>
          </li>
        );
      })}
    </ul>
  );
}
