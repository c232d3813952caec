import { useListMessagePreferences } from '../../entities/message/api/list-message-preferences.ts';
import { m } from '../../texts/index.ts';
import { PauseReminders } from './pause-reminders.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { ReminderSwitches } from './reminder-switches.tsx';
import styles from './reminders.module.css';

/** Reminder preferences of the customer: kinds, channels and quiet times. */
export function Reminders() {
  const { list, channels, quietHours, pausedUntil } = useListMessagePreferences();
  return (
    <div className={styles.reminders}>
      <section>
        <ReminderSwitches preferences={list} channels={['reminds', ...channels]} />
        <p className={styles.hint}>{m['message.remindersHint']()}</p>
      </section>
      <QuietHours hours={quietHours} />
      <PauseReminders pausedUntil={pausedUntil} />
    </div>
  );
}
