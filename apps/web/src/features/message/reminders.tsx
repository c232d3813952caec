import { ALWAYS_REMINDED } from '@osteon/domain';
import { m } from '../../texts/index.ts';
import { Switch } from '../../ui/switch/switch.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useMessagePreferences } from './api/message-preferences.ts';
import { kinds } from './kinds.ts';
import styles from './reminders.module.css';

/** Of which kinds of messages the header is to remind; those of the account's security always do. */
export function Reminders() {
  const { preferences, save } = useMessagePreferences();
  return (
    <div className={styles.reminders}>
      <ul>
        {preferences.map(({ scene, reminds }) => {
          const { label, about } = kinds[scene];
          return (
            <li key={scene}>
              <p>
                <b>{label()}</b>
                <span>{about()}</span>
              </p>
              <Switch
                label={label()}
                checked={reminds}
                disabled={scene === ALWAYS_REMINDED}
                onChange={(wanted) => {
                  if (scene === 'account_security') return;
                  save({ scene, reminds: wanted }, { onError: () => toast.error(m['language.saveFailed']()) });
                }}
              />
            </li>
          );
        })}
      </ul>
      <p className={styles.hint}>{m['message.remindersHint']()}</p>
    </div>
  );
}
