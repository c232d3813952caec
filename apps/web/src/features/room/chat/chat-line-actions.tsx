import { m } from '../../../texts/index.ts';
import { copy, trash } from '../../../ui/icon/action-icons.ts';
import { reply } from '../../../ui/icon/live-icons.ts';
import { volumeOff } from '../../../ui/icon/player-icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import styles from './chat-line.module.css';

/** The actions on a message; those that are absent are not offered. */
export interface ChatActions {
  readonly onReply?: (() => void) | undefined;
  readonly onCopy?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
  readonly onMute?: (() => void) | undefined;
}

/** The actions on a line, on its upper edge: visible under the mouse, with the focus, and after a tap on the line. */
export function ChatLineActions({ actions, name }: { actions: ChatActions; name: string }) {
  const { onReply, onCopy, onDelete, onMute } = actions;
  return (
    <div role="group" aria-label={m['live.chat.actions']()} className={styles.actions}>
      {onReply && <Action label={m['content.comment.replyTo']({ name })} icon={reply} onClick={onReply} />}
      {onCopy && <Action label={m['live.chat.copy']()} icon={copy} onClick={onCopy} />}
      {onMute && <Action label={m['live.manager.mute']()} icon={volumeOff} onClick={onMute} />}
      {onDelete && <Action label={m['live.manager.deleteMessage']()} icon={trash} onClick={onDelete} />}
    </div>
  );
}

function Action(props: { label: string; icon: string; onClick: () => void }) {
  return <IconButton {...props} size="sm" className={styles.action} title={props.label} />;
}
