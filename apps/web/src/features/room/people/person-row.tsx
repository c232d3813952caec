import { SpeakState } from '@osteon/domain';
import type { ReactNode } from 'react';
import type { LiveUser } from '../../../entities/room/api/get-user-list.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { m } from '../../../texts/index.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { getSenderName } from '../message/sender-texts.ts';
import styles from './people.module.css';
import { PersonMarks } from './person-marks.tsx';

interface PersonRowProps {
  activityId: string;
  user: LiveUser;
  /** The line below the name. */
  children: ReactNode;
}

/** A person in an event, for its assistants with the action that the person's mute allows (rules/room-moderation#mutes). */
export function PersonRow({ activityId, user, children }: PersonRowProps) {
  const { userId, userLogo, role, moderation } = user;
  const name = getSenderName(user.userName);
  const speakState = moderation?.speakState ?? SpeakState.free;
  const mayMute = moderation !== null && speakState === SpeakState.free && role === '';
  return (
    <li className={styles.person}>
      <Avatar name={name} src={userLogo} size={32} />
      <div className={styles.body}>
        <p className={styles.name}>
          <b>{name}</b>
          <PersonMarks role={role} speakState={speakState} />
        </p>
        <p className={`${styles.metadata} num`}>{children}</p>
      </div>
      {mayMute && (
        <Button
          size="sm"
          aria-label={m['live.manager.muteOf']({ name })}
          onClick={() => openDialog('mutePerson', { activityId, userId, name, count: moderation.messageNum })}
        >
          {m['live.manager.mute']()}
        </Button>
      )}
      {speakState === SpeakState.muted && (
        <Button
          size="sm"
          aria-label={m['live.manager.unmuteOf']({ name })}
          onClick={() => openDialog('unmutePerson', { activityId, userId, name })}
        >
          {m['live.manager.unmute']()}
        </Button>
      )}
      {speakState === SpeakState.banned && <span className={styles.banned}>{m['live.user.notLiftable']()}</span>}
    </li>
  );
}
