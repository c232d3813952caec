import { m } from '../../../../texts/index.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { alert, check, lock, offline, refresh } from '../../../../ui/icon/icons.ts';
import type { Saving } from '../draft/draft-saver.ts';
import styles from './editor.module.css';
import { formatTimeOfDay } from './time-of-day.ts';

interface SaveLineProps {
  saving: Saving;
  isReadOnly: boolean;
  onRetry?: (() => void) | undefined;
}

/** The state of the saving, in one line that never interrupts (rules/case-editor#saving). */
export function SaveLine({ saving, isReadOnly, onRetry }: SaveLineProps) {
  const { icon, text, isWrong = false } = getLine(saving, isReadOnly);
  return (
    <p className={styles.saved} role="status" data-wrong={isWrong}>
      <Icon of={icon} size={14} />
      <span className="num">{text}</span>
      {isWrong && onRetry && (
        <button type="button" onClick={onRetry}>
          {m['caseEditor.save.retry']()}
        </button>
      )}
    </p>
  );
}

interface Line {
  readonly icon: string;
  readonly text: string;
  readonly isWrong?: boolean;
}

function getLine({ state, version, savedAt, reason, waited }: Saving, isReadOnly: boolean): Line {
  if (isReadOnly) return { icon: lock, text: m['caseEditor.save.readOnly']() };
  switch (state) {
    case 'saving':
      return { icon: refresh, text: m['caseEditor.save.saving']() };
    case 'offline':
      return { icon: offline, text: m['caseEditor.save.offline']() };
    case 'synced':
      return { icon: check, text: m['caseEditor.save.synced']({ count: waited }) };
    case 'failed':
    case 'closed':
      return {
        icon: alert,
        text: reason === '' ? m['caseEditor.save.failed']() : m['caseEditor.save.failedReason']({ reason }),
        isWrong: true,
      };
    case 'new':
    case 'changed':
    case 'saved':
    case 'conflict':
      if (savedAt === null) return { icon: check, text: m['caseEditor.save.new']() };
      return {
        icon: check,
        text: [m['caseEditor.save.saved'](), formatTimeOfDay(savedAt), m['caseEditor.save.version']({ version })].join(
          '　',
        ),
      };
  }
}
