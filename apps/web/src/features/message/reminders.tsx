import { ALWAYS_REMINDED } from '@osteon/domain';
import { useListMessagePreferences } from '../../entities/message/api/list-message-preferences.ts';
import { m } from '../../texts/index.ts';
import { Switch } from '../../ui/switch/switch.tsx';
import { useSaveMessagePreference } from './api/save-message-preference.ts';
import { kinds } from './kinds.ts';
import { PauseReminders } from './pause-reminders.tsx';
import { QuietHours } from './quiet-hours.tsx';
import styles from './reminders.module.css';

/** Which kinds of messages remind in the header, and when not; those about account security always do. */
export function Reminders() {
  const { list, quietHours, pausedUntil } = useListMessagePreferences();
  const save = useSaveMessagePreference();
  return (
    <div className={styles.reminders}>
      <section>
        <ul>
          {list.map(({ scene, reminds }) => {
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
                    if (scene !== 'account_security') save({ scene, reminds: wanted });
                  }}
                />
              </li>
            );
          })}
        </ul>
        <p className={styles.hint}>{m['message.remindersHint']()}</p>
      </section>
      <QuietHours hours={quietHours} />
      <PauseReminders pausedUntil={pausedUntil} />
    </div>
  );
}
