import { ChatAuthType, type ChatReason } from '@osteon/domain';
import { useNavigate } from 'react-router';
import { openDialog } from '../../../lib/dialogs.ts';
import { emit } from '../../../lib/events.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lock } from '../../../ui/icon/icons.ts';
import { volumeOff } from '../../../ui/icon/player-icons.ts';
import styles from './chat-composer.module.css';

/** The chat permission of a viewer, as the gateway returns it. */
export interface ChatAuth {
  readonly canEnter: boolean;
  readonly type: number;
  readonly reason: ChatReason;
}

const BY_TYPE: Readonly<Record<number, () => string>> = {
  [ChatAuthType.needLogin]: m['live.chat.needLogin'],
  [ChatAuthType.needCertification]: m['live.chat.needAuth'],
  [ChatAuthType.muted]: m['live.chat.muted'],
  [ChatAuthType.closed]: m['live.chat.ended'],
};
const BY_REASON: Partial<Readonly<Record<ChatReason, () => string>>> = {
  phone: m['live.chat.needPhone'],
  email: m['live.chat.needEmail'],
  notBegun: m['live.chat.notBegun'],
  banned: m['live.chat.banned'],
};

/**
 * Replaces the composer for a viewer who may not write: the reason, and the one action that helps
 * (rules/room-chat#composer).
 */
export function ClosedComposer({ auth: { type, reason } }: { auth: ChatAuth }) {
  const navigate = useNavigate();
  const action = getAction(type, reason, () => void navigate('/personalInfo'));
  return (
    <div className={styles.closed}>
      <p>
        {!action && <Icon of={type === ChatAuthType.muted ? volumeOff : lock} size={16} />}
        {(BY_REASON[reason] ?? BY_TYPE[type] ?? m['live.chat.ended'])()}
      </p>
      {action && (
        <Button kind="primary" onClick={action.go}>
          {action.label}
        </Button>
      )}
    </div>
  );
}

function getAction(type: number, reason: ChatReason, bind: () => void): { label: string; go: () => void } | null {
  if (type === ChatAuthType.needLogin) return { label: m['common.goLogin'](), go: () => openDialog('login') };
  if (type === ChatAuthType.needCertification) {
    const go = () => emit('certificationRequested', { level: 'level1' });
    return { label: m['comment.goCertify'](), go };
  }
  return reason === 'phone' || reason === 'email' ? { label: m['live.chat.goBind'](), go: bind } : null;
}
