import type { OutboxMessage } from '../../entities/outbox/api/read-outbox.ts';
import { dateText } from '../../texts/date-text.ts';
import { m } from '../../texts/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { copy } from '../../ui/icon/action-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { toast } from '../../ui/toast/toast.ts';
import styles from './outbox.module.css';

/** With seconds: a code is used within minutes. */
const clock = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', timeStyle: 'medium', hourCycle: 'h23' });

/** The messages, newest first. */
export function OutboxList({ messages, none }: { messages: readonly OutboxMessage[]; none: string }) {
  if (messages.length === 0) return <Empty text={none} />;
  return (
    <ul className={styles.list}>
      {messages.map((message) => (
        <li key={`${message.sentAt} ${message.account} ${message.text}`}>
          <Message message={message} />
        </li>
      ))}
    </ul>
  );
}

function Message({ message: { kind, account, text, code, sentAt } }: { message: OutboxMessage }) {
  const isMail = kind === 'mail';
  const [subject = '', ...body] = isMail ? text.split('\n') : [];
  return (
    <>
      <p className={styles.head}>
        <Tag>{isMail ? m['outbox.mail']() : m['outbox.sms']()}</Tag>
        <b>{account}</b>
        <time dateTime={new Date(sentAt).toISOString()} title={dateText(sentAt)}>
          {clock.format(sentAt)}
        </time>
      </p>
      {isMail && <h2>{subject}</h2>}
      <p className={styles.text}>{isMail ? body.join('\n') : text}</p>
      {code !== null && <Code code={code} />}
    </>
  );
}

/** The code in large print. Browsers offer the clipboard only in secure contexts. */
function Code({ code }: { code: string }) {
  const onCopy = async () => {
    await navigator.clipboard.writeText(code);
    toast.success(m['outbox.copied']());
  };
  return (
    <p className={styles.code}>
      <b>{code}</b>
      {window.isSecureContext && (
        <Button size="sm" onClick={() => void onCopy()}>
          <Icon of={copy} size={16} />
          {m['outbox.copy']()}
        </Button>
      )}
    </p>
  );
}
