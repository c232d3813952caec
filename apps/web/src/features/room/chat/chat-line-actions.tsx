import { m } from '../../../texts/index.ts';
import { copy, trash } from '../../../ui/icon/action-icons.ts';
import { flag } from '../../../ui/icon/content-icons.ts';
import { at, block, reply } from '../../../ui/icon/live-icons.ts';
import { volumeOff } from '../../../ui/icon/player-icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import styles from './chat-line.module.css';

/** The actions on a message; those that are absent are not offered. */
export interface ChatActions {
  readonly onReply?: (() => void) | undefined;
  readonly onMention?: (() => void) | undefined;
  readonly onCopy?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
  readonly onMute?: (() => void) | undefined;
  readonly onReport?: (() => void) | undefined;
  readonly onBlock?: (() => void) | undefined;
}

/** The actions on a line, on its upper edge: visible under the mouse, with the focus, and after a tap on the line. */
export function ChatLineActions({ actions, name }: { actions: ChatActions; name: string }) {
  const { onReply, onMention, onCopy, onDelete, onMute, onReport, onBlock } = actions;
  return (
    <div role="group" aria-label={m['live.chat.actions']()} className={styles.actions}>
      {onReply && <Action label={m['content.comment.replyTo']({ name })} icon={reply} onClick={onReply} />}
      {onMention && <Action label={m['live.chat.mention']({ name })} icon={at} onClick={onMention} />}
      {onCopy && <Action label={m['live.chat.copy']()} icon={copy} onClick={onCopy} />}
      {onMute && <Action label={m['live.manager.mute']()} icon={volumeOff} onClick={onMute} />}
      {onDelete && <Action label={m['live.manager.deleteMessage']()} icon={trash} onClick={onDelete} />}
      {onReport && <Action label={m['content.report.do']()} icon={flag} onClick={onReport} />}
      {onBlock && <Action label={m['block.person']({ name })} icon={block} onClick={onBlock} />}
    </div>
  );
}

function Action(props: { label: string; icon: string; onClick: () => void }) {
  return <IconButton {...props} size="sm" className={styles.action} title={props.label} />;
}
