import { ALWAYS_REMINDED } from '@osteon/domain';
import { useListMessagePreferences } from '../../entities/message/api/list-message-preferences.ts';
import { m } from '../../texts/index.ts';
import { Switch } from '../../ui/switch/switch.tsx';
import { useSaveMessagePreference } from './api/save-message-preference.ts';
import { kinds } from './kinds.ts';
import { PauseReminders } from './pause-reminders.tsx';
import { QuietHours } from './quiet-hours.tsx';
import styles from './reminders.module.css';

const names = {
  reminds: m['message.channel.page'],
  mail: m['message.channel.mail'],
  sms: m['message.channel.sms'],
} as const;

/** Which kinds of messages remind in the header and by what else they are sent, and when not; those about account security always do. */
export function Reminders() {
  const { list, channels, quietHours, pausedUntil } = useListMessagePreferences();
  const save = useSaveMessagePreference();
  const shown = ['reminds', ...channels] as const;
  return (
    <div className={styles.reminders}>
      <section>
        <p className={styles.channels} aria-hidden="true">
          {shown.map((channel) => (
            <span key={channel}>{names[channel]()}</span>
          ))}
        </p>
        <ul>
          {list.map(({ scene, ...wanted }) => {
            const { label, about } = kinds[scene];
            return (
              <li key={scene}>
                <p>
                  <b>{label()}</b>
                  <span>{about()}</span>
                </p>
                <div>
                  {shown.map((channel) => (
                    <Switch
                      key={channel}
                      label={m['message.channelOf']({ kind: label(), channel: names[channel]() })}
                      checked={wanted[channel]}
                      disabled={scene === ALWAYS_REMINDED}
                      onChange={(on) => {
                        if (scene !== 'account_security') save({ scene, [channel]: on });
                      }}
                    />
                  ))}
                </div>
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
