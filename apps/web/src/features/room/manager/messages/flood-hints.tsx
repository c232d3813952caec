import { openDialog } from '../../../../lib/dialogs.ts';
import { m } from '../../../../texts/index.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { alert } from '../../../../ui/icon/icons.ts';
import { getSenderName } from '../../message/sender-texts.ts';
import styles from './flood-hints.module.css';
import type { Room } from './manager-toolbar.tsx';

interface FloodHintsProps {
  activityId: string;
  floods: NonNullable<Room['floods']>;
}

/** The people whose messages are refused too often, each with the mute (rules/room-moderation#floods). */
export function FloodHints({ activityId, floods }: FloodHintsProps) {
  return (
    <div role="status">
      {floods.map(({ userId, userName }) => {
        const name = getSenderName(userName);
        return (
          <p key={userId} className={styles.hint}>
            <Icon of={alert} size={16} />
            <span>{m['live.manager.flood']({ name })}</span>
            <Button
              kind="text"
              size="sm"
              aria-label={m['live.manager.muteOf']({ name })}
              onClick={() => openDialog('mutePerson', { activityId, userId, name, count: null })}
            >
              {m['live.manager.mute']()}
            </Button>
          </p>
        );
      })}
    </div>
  );
}
