import type { RequestOf } from '@osteon/contract';
import {
  blankMentions,
  CHAT_COUNT_THRESHOLD,
  CHAT_MENTIONS_MAX,
  CHAT_PAUSE_MS,
  CHAT_TEXT_MAX,
  countChatText,
  findPatientIdentifiers,
  isChatText,
} from '@osteon/domain';
import clsx from 'clsx';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { encodeMentions, type MentionDraft } from '../../../entities/engagement/mention/mention-draft.ts';
import { reportLiveAction } from '../../../lib/analytics/report-live-action.ts';
import '../../../lib/composition-order.ts';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { isComposingKey } from '../../../lib/composing-keys.ts';
import { useThrottle } from '../../../lib/use-throttle.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { alert, close } from '../../../ui/icon/icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Region } from '../../../ui/region/region.tsx';
import type { MentionKeys } from '../message/chat-mentions.tsx';
import { getSenderName } from '../message/sender-texts.ts';
import styles from './chat-composer.module.css';
import {
  type PendingMessage,
  storeChatDraft,
  storeChatPerson,
  storeChatQuote,
  storeChatWait,
  useChatDrafts,
} from './chat-drafts.ts';
import { PatientWarning } from './patient-warning.tsx';
import { SlowModeNote, useSlowMode } from './slow-mode.tsx';

const ChatMentions = lazyPart(async () => (await import('../message/chat-mentions.tsx')).ChatMentions);

/** The sender's role as the client states it; the gateway determines its own (rules/gateway#shared-fields). */
export type ChatSender = Pick<RequestOf<'sendLiveMessage'>, 'userType' | 'msgUserStatus'>;

interface ChatComposerProps {
  activityId: string;
  /** The key of the draft. */
  draftKey: string;
  sender: ChatSender;
  /** The pause that slow mode demands between two messages of this sender, in seconds; 0 for none. */
  slowSeconds: number;
  /** Accessible name and placeholder of the field, where it is another one. */
  label?: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onSend: (message: PendingMessage) => void;
}

/** The field in which a message is written: Enter sends it (rules/room-chat#composer). */
export function ChatComposer(props: ChatComposerProps) {
  const { activityId, draftKey, sender, slowSeconds, label = m['live.chat.input'](), field, onSend } = props;
  const text = useChatDrafts(({ drafts }) => drafts[draftKey] ?? '');
  const quote = useChatDrafts(({ quotes }) => quotes[draftKey] ?? null);
  const people = useChatDrafts((drafts) => drafts.people[draftKey] ?? NOBODY);
  const mentionKeys = useRef<MentionKeys>(null);
  const [warned, setWarned] = useState('');
  const [isTooFast, setTooFast] = useState(false);
  const secondsLeft = useSlowMode(draftKey, slowSeconds);
  const mayTap = useThrottle(CHAT_PAUSE_MS);
  const countId = useId();
  const noteId = useId();
  const slowId = useId();
  const count = countChatText(text);
  const isTooLong = count > CHAT_TEXT_MAX;

  const send = (toReview = false) => {
    if (!isChatText(text) || secondsLeft > 0) return;
    // The names of people who are no longer in the text mention nobody, those of too many stay text.
    const mentioned = people.filter(({ name }) => text.includes(`@${name}`)).slice(0, CHAT_MENTIONS_MAX);
    const msg = encodeMentions(text, mentioned);
    if (!toReview && findPatientIdentifiers(blankMentions(msg)).length > 0) {
      setWarned(text);
      return;
    }
    const isFast = !mayTap();
    setTooFast(isFast);
    if (isFast) return;
    const payload = {
      activityId,
      msg,
      msgType: 1 as const,
      ...sender,
      activityType: 2,
      hash: makeHash(),
      ...(quote && { quoteMsgId: quote.msgId }),
      ...(toReview && { toReview }),
    };
    if (slowSeconds > 0) storeChatWait(draftKey, Date.now() + slowSeconds * 1000);
    storeChatDraft(draftKey, '');
    storeChatQuote(draftKey, null);
    onSend({ key: draftKey, payload, quote, people: mentioned, sentAt: Date.now(), state: 'sending' });
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposingKey(event.nativeEvent) || mentionKeys.current?.(event)) return;
    if (event.key !== 'Enter' || event.shiftKey) return;
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
          onReview={() => send(true)}
        />
      )}
      {isTooFast && (
        <p id={noteId} className={styles.error} role="alert">
          <Icon of={alert} size={14} />
          {m['live.chat.tooFast']()}
        </p>
      )}
      {slowSeconds > 0 && <SlowModeNote id={slowId} seconds={slowSeconds} secondsLeft={secondsLeft} />}
      <div className={clsx(styles.row, isTooLong && styles.wrong)}>
        <textarea
          ref={field}
          rows={1}
          enterKeyHint="send"
          aria-label={label}
          aria-describedby={`${countId} ${noteId} ${slowId}`}
          aria-invalid={isTooLong}
          placeholder={label}
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
        <Button kind="primary" disabled={!isChatText(text) || secondsLeft > 0} onClick={() => send()}>
          {m['live.chat.send']()}
        </Button>
        {text.includes('@') && (
          <Region skeleton={null}>
            <ChatMentions
              activityId={activityId}
              field={field}
              text={text}
              keys={mentionKeys}
              onChange={(typed) => storeChatDraft(draftKey, typed)}
              onMention={(person) => storeChatPerson(draftKey, person)}
            />
          </Region>
        )}
      </div>
    </div>
  );
}

const NOBODY: readonly MentionDraft[] = [];

/** A random idempotency key for each message, by which a retry is recognised; it is available without https, too. */
const makeHash = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
