import type { LiveMessage, ResponseOf } from '@osteon/contract';
import { formatTime, SpeakState } from '@osteon/domain';
import clsx from 'clsx';
import { reportReasonTexts } from '../../../../entities/engagement/report-reason-texts.ts';
import { openDialog } from '../../../../lib/dialogs.ts';
import { m } from '../../../../texts/index.ts';
import { joinList } from '../../../../texts/join-text.ts';
import { Avatar } from '../../../../ui/avatar/avatar.tsx';
import { trash } from '../../../../ui/icon/action-icons.ts';
import { volume, volumeOff } from '../../../../ui/icon/player-icons.ts';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { getPlainText, MessageText } from '../../message/message-text.tsx';
import { getSenderName } from '../../message/sender-texts.ts';
import { PersonMarks } from '../../people/person-marks.tsx';
import styles from './manager-row.module.css';

/** A report of a message. */
type MessageReport = ResponseOf<'listReportedMessages'>['list'][number]['reports'][number];

interface ManagerRowProps {
  activityId: string;
  message: LiveMessage;
  speakState: SpeakState;
  /** The reports of the message. */
  reports?: readonly MessageReport[];
}

/** A message of the log with the actions of an assistant; a deleted one is struck (rules/room-moderation#deleted-messages). */
export function ManagerRow({ activityId, message, speakState, reports = [] }: ManagerRowProps) {
  const { isDeleted, role, hospital, msg, quote, sentAt } = message;
  const name = getSenderName(message.name);
  return (
    <li className={clsx(styles.row, isDeleted && styles.deleted)}>
      <Avatar name={name} size={28} />
      <div className={styles.body}>
        <p className={styles.head}>
          <b>{name}</b>
          <PersonMarks role={role} speakState={speakState} />
          <span className={styles.hospital}>{hospital}</span>
          <span className="num">{formatTime(sentAt)}</span>
        </p>
        {quote && !isDeleted && (
          <p className={styles.quote}>
            {m['live.chat.quoted']({
              name: getSenderName(quote.name),
              text: quote.isDeleted ? m['live.chat.system.deleted']() : quote.msg,
            })}
          </p>
        )}
        {isDeleted ? (
          <>
            {msg !== '' && (
              <del className={styles.text}>
                <MessageText message={message} />
              </del>
            )}
            <p className={`${styles.deletion} num`}>{deletionText(message.deletion)}</p>
          </>
        ) : (
          <p className={styles.text}>
            <MessageText message={message} />
          </p>
        )}
        {!isDeleted && reports.length > 0 && <Reports reports={reports} />}
      </div>
      {!isDeleted && <RowActions activityId={activityId} message={message} name={name} speakState={speakState} />}
    </li>
  );
}

/** How often a message was reported, and why. */
function Reports({ reports }: { reports: readonly MessageReport[] }) {
  const reasons = [...new Set(reports.map(({ reason, note }) => note || reportReasonTexts[reason]()))];
  return (
    <p className={styles.reported}>
      <b>{m['live.manager.reportedTimes']({ count: reports.length })}</b>
      {joinList(reasons)}
    </p>
  );
}

/** The author and the time of a deletion; the author alone is known to the gateway's answers, not to its broadcasts. */
function deletionText(deletion: LiveMessage['deletion']): string {
  if (!deletion) return m['live.manager.deleted']();
  const time = formatTime(deletion.deletedAt);
  return deletion.by === null
    ? m['live.chat.deletedOwn']({ time })
    : m['live.chat.deletedBy']({ name: deletion.by, time });
}

/** The buttons of a message: mute its sender, or lift the mute, and delete it. */
function RowActions({ activityId, message, name, speakState }: ManagerRowProps & { name: string }) {
  const { msgId, role } = message;
  const msg = getPlainText(message);
  const { userId } = message.msgUserInfo;
  const mayMute = userId !== '' && role === '';
  const canMute = mayMute && speakState === SpeakState.free;
  return (
    <div className={styles.actions}>
      {canMute && (
        <IconButton
          className={styles.action}
          label={m['live.manager.muteOf']({ name })}
          icon={volumeOff}
          onClick={() => openDialog('mutePerson', { activityId, userId, name, count: null })}
        />
      )}
      {mayMute && speakState === SpeakState.muted && (
        <IconButton
          className={styles.action}
          label={m['live.manager.unmuteOf']({ name })}
          icon={volume}
          onClick={() => openDialog('unmutePerson', { activityId, userId, name })}
        />
      )}
      <IconButton
        className={styles.action}
        label={m['live.manager.deleteOf']({ name })}
        icon={trash}
        onClick={() => openDialog('deleteMessage', { activityId, msgId, userId, name, msg, canMute })}
      />
    </div>
  );
}
