import { ALWAYS_REMINDED } from '@osteon/domain';
import type { MessagePreferences } from '../../entities/message/api/list-message-preferences.ts';
import { m } from '../../texts/index.ts';
import { Details } from '../../ui/details/details.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { useSaveMessagePreference } from './api/save-message-preference.ts';
import { kinds } from './kinds.ts';
import styles from './reminders.module.css';

type Preference = MessagePreferences['list'][number];
type Channel = 'reminds' | MessagePreferences['channels'][number];

const channelNames = {
  reminds: m['message.channel.page'],
  mail: m['message.channel.mail'],
  sms: m['message.channel.sms'],
} as const;

const kindNames = {
  notice: m['message.name.notice'],
  reply: m['message.name.reply'],
  comment: m['message.name.comment'],
  mention: m['message.name.mention'],
  like: m['message.name.like'],
  follow: m['message.name.follow'],
  newContent: m['message.name.newContent'],
} as const satisfies Record<Preference['kind'], () => string>;

interface ReminderSwitchesProps {
  preferences: readonly Preference[];
  /** Channels by which the customer can be reached. */
  channels: readonly Channel[];
}

/** A row of switches for each scene, and behind it one for each of its kinds (rules/message#channels). */
export function ReminderSwitches({ preferences, channels }: ReminderSwitchesProps) {
  const scenes = [...Map.groupBy(preferences, ({ scene }) => scene)];
  return (
    <>
      <p className={styles.channels} aria-hidden="true">
        {channels.map((channel) => (
          <span key={channel}>{channelNames[channel]()}</span>
        ))}
      </p>
      <ul>
        {scenes.map(([scene, ofScene]) => (
          <li key={scene}>
            <Row label={kinds[scene].label()} about={kinds[scene].about()} of={ofScene} channels={channels} />
            {ofScene.length > 1 && (
              <Details summary={m['message.byKind']()} className={styles.byKind}>
                <ul>
                  {ofScene.map((preference) => (
                    <li key={preference.kind}>
                      <Row label={kindNames[preference.kind]()} of={[preference]} channels={channels} />
                    </li>
                  ))}
                </ul>
              </Details>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  label: string;
  about?: string;
  /** Preferences that the switches change: one kind, or every kind of a scene. */
  of: readonly Preference[];
  channels: readonly Channel[];
}

function Row({ label, about, of, channels }: RowProps) {
  const save = useSaveMessagePreference();
  const [first] = of;
  if (!first) return null;
  const { scene } = first;
  const change = (channel: Channel, on: boolean) => {
    if (scene !== 'account_security') save({ scene, ...(of.length === 1 && { kind: first.kind }), [channel]: on });
  };
  return (
    <div className={styles.row}>
      <p>
        <b>{label}</b>
        {about !== undefined && <span>{about}</span>}
      </p>
      <div>
        {channels.map((channel) => (
          <Switch
            key={channel}
            label={m['message.channelOf']({ kind: label, channel: channelNames[channel]() })}
            checked={of.every((each) => each[channel])}
            disabled={scene === ALWAYS_REMINDED}
            onChange={(on) => change(channel, on)}
          />
        ))}
      </div>
    </div>
  );
}
