import type { RequestOf } from '@osteon/contract';
import {
  CHAT_COUNT_THRESHOLD,
  CHAT_PAUSE_MS,
  CHAT_TEXT_MAX,
  ChatAuthType,
  type ChatReason,
  countChatText,
  findPatientIdentifiers,
  isChatText,
} from '@osteon/domain';
import clsx from 'clsx';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { reportLiveAction } from '../../../lib/analytics/report-live-action.ts';
import '../../../lib/composition-order.ts';
import { isComposingKey } from '../../../lib/composing-keys.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { emit } from '../../../lib/events.ts';
import { useThrottle } from '../../../lib/use-throttle.ts';
import { m } from '../../../texts/index.ts';
import { joinList } from '../../../texts/join-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { alert, close, lock } from '../../../ui/icon/icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import styles from './chat-composer.module.css';
import { type PendingMessage, storeChatDraft, storeChatQuote, useChatDrafts } from './chat-drafts.ts';
import { getSenderName } from './chat-line.tsx';

/** The sender's role as the client states it; the gateway determines its own (rules/gateway#shared-fields). */
export type ChatSender = Pick<RequestOf<'sendLiveMessage'>, 'userType' | 'msgUserStatus'>;

interface ChatComposerProps {
  activityId: string;
  /** The key of the draft. */
  draftKey: string;
  sender: ChatSender;
  field: RefObject<HTMLTextAreaElement | null>;
  onSend: (message: PendingMessage) => void;
}

/** The field in which a message is written: Enter sends it (rules/room-chat#composer). */
export function ChatComposer({ activityId, draftKey, sender, field, onSend }: ChatComposerProps) {
  const text = useChatDrafts(({ drafts }) => drafts[draftKey] ?? '');
  const quote = useChatDrafts(({ quotes }) => quotes[draftKey] ?? null);
  const [warned, setWarned] = useState('');
  const [isTooFast, setTooFast] = useState(false);
  const mayTap = useThrottle(CHAT_PAUSE_MS);
  const countId = useId();
  const noteId = useId();
  const count = countChatText(text);
  const isTooLong = count > CHAT_TEXT_MAX;

  const send = () => {
    if (!isChatText(text)) return;
    if (findPatientIdentifiers(text).length > 0) {
      setWarned(text);
      return;
    }
    const isFast = !mayTap();
    setTooFast(isFast);
    if (isFast) return;
    const payload = {
      activityId,
      msg: text,
      msgType: 1 as const,
      ...sender,
      activityType: 2,
      hash: makeHash(),
      ...(quote && { quoteMsgId: quote.msgId }),
    };
    storeChatDraft(draftKey, '');
    storeChatQuote(draftKey, null);
    onSend({ key: draftKey, payload, quote, sentAt: Date.now(), state: 'sending' });
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposingKey(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };

  return (
    <div className={styles.composer}>
      {quote && (
        <div className={styles.quoting}>
          <p>{m['live.chat.quoted']({ name: getSenderName(quote.name), text: quote.msg })}</p>
          <IconButton
            label={m['live.chat.quoteRemove']()}
            icon={close}
            size="sm"
            onClick={() => storeChatQuote(draftKey, null)}
          />
        </div>
      )}
      {warned !== '' && warned === text && (
        <PatientWarning
          text={text}
          onFix={() => {
            setWarned('');
            field.current?.focus();
          }}
        />
      )}
      {isTooFast && (
        <p id={noteId} className={styles.error} role="alert">
          <Icon of={alert} size={14} />
          {m['live.chat.tooFast']()}
        </p>
      )}
      <div className={clsx(styles.row, isTooLong && styles.wrong)}>
        <textarea
          ref={field}
          rows={1}
          enterKeyHint="send"
          aria-label={m['live.chat.input']()}
          aria-describedby={`${countId} ${noteId}`}
          aria-invalid={isTooLong}
          placeholder={m['live.chat.input']()}
          value={text}
          onFocus={() => reportLiveAction('inputBoxClick', activityId)}
          onChange={({ target }) => {
            setTooFast(false);
            storeChatDraft(draftKey, target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <span id={countId} className={`num ${styles.count}`}>
          {count >= CHAT_COUNT_THRESHOLD && m['live.chat.count']({ count, max: CHAT_TEXT_MAX })}
        </span>
        <Button kind="primary" disabled={!isChatText(text)} onClick={send}>
          {m['live.chat.send']()}
        </Button>
      </div>
    </div>
  );
}

/** A random idempotency key for each message, by which a retry is recognised; it is available without https, too. */
const makeHash = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const KINDS = {
  residentId: m['comment.held.residentId'],
  email: m['comment.held.email'],
  phone: m['comment.held.phone'],
  record: m['comment.held.record'],
  bed: m['comment.held.bed'],
  name: m['comment.held.name'],
} as const;

/** The warning that marks the patient identifiers because of which a text is not sent (rules/room-chat#messages). */
function PatientWarning({ text, onFix }: { text: string; onFix: () => void }) {
  const found = findPatientIdentifiers(text);
  const kinds = joinList([...new Set(found.map(({ kind }) => KINDS[kind]()))]);
  const starts = [...found.map(({ start }) => start), text.length];
  return (
    <div className={styles.patient} role="alert">
      <p>
        {starts.map((start, index) => (
          <span key={start}>
            {text.slice(found[index - 1]?.end ?? 0, start)}
            {found[index] && <mark>{text.slice(start, found[index].end)}</mark>}
          </span>
        ))}
      </p>
      <p>{m['live.chat.patient']({ kinds })}</p>
      <Button size="sm" onClick={onFix}>
        {m['comment.held.mend']()}
      </Button>
    </div>
  );
}

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
        {!action && <Icon of={lock} size={16} />}
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
