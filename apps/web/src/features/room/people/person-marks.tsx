import type { LiveMessage } from '@osteon/contract';
import { SpeakState } from '@osteon/domain';
import clsx from 'clsx';
import { m } from '../../../texts/index.ts';
import styles from './person-marks.module.css';

const ROLES = {
  anchor: m['live.chat.role.anchor'],
  lecturer: m['live.chat.role.lecturer'],
  assistant: m['live.chat.role.assistant'],
} as const;

interface PersonMarksProps {
  role: LiveMessage['role'];
  speakState: SpeakState;
}

/** The role of a person in an event, and its mute, beside the name. */
export function PersonMarks({ role, speakState }: PersonMarksProps) {
  return (
    <>
      {role !== '' && (
        <span className={clsx(styles.role, role === 'assistant' && styles.outlined)}>{ROLES[role]()}</span>
      )}
      {speakState === SpeakState.muted && <span className={styles.muted}>{m['live.user.muted']()}</span>}
      {speakState === SpeakState.banned && (
        <span className={clsx(styles.muted, styles.banned)}>{m['live.user.banned']()}</span>
      )}
    </>
  );
}
