import {
  CHAT_COUNT_THRESHOLD,
  CHAT_TEXT_MAX,
  countChatText,
  findPatientIdentifiers,
  isQuestionText,
} from '@osteon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import '../../../lib/composition-order.ts';
import { isComposingKey } from '../../../lib/composing-keys.ts';
import { codes, GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { refetch } from '../../../lib/gateway/query-client.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { alert } from '../../../ui/icon/icons.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { askLiveQuestion } from '../api/ask-live-question.ts';
import styles from '../chat/chat-composer.module.css';
import { getChatKey, storeChatDraft, useChatDrafts } from '../chat/chat-drafts.ts';
import { PatientWarning } from '../chat/patient-warning.tsx';

interface QuestionComposerProps {
  activityId: string;
  onAsked: () => void;
  onRefused: () => void;
}

/** Refusals by which the page learns that the viewer's permission has changed. */
const RULE_CODES: readonly number[] = [codes.chatClosed, codes.chatMuted];

/** The field in which a question is asked: Enter asks it (rules/room-question#asking). */
export function QuestionComposer({ activityId, onAsked, onRefused }: QuestionComposerProps) {
  const queries = useQueryClient();
  const draftKey = `${getChatKey(useCustomerId(), activityId)} question`;
  const text = useChatDrafts(({ drafts }) => drafts[draftKey] ?? '');
  const [warned, setWarned] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  // A retry of the same text is the same question.
  const lastTry = useRef({ text: '', clientId: '' });
  const id = useId();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (asked: string) => {
      if (lastTry.current.text !== asked) lastTry.current = { text: asked, clientId: makeClientId() };
      return askLiveQuestion({ activityId, text: asked, clientId: lastTry.current.clientId });
    },
    onSuccess({ state }, asked) {
      lastTry.current = { text: '', clientId: '' };
      // A text that was changed meanwhile is another question.
      if (useChatDrafts.getState().drafts[draftKey] === asked) storeChatDraft(draftKey, '');
      toast.success(state === 'held' ? m['live.question.askedHeld']() : m['live.question.asked']());
      onAsked();
    },
    onError(refusal) {
      if (refusal instanceof GatewayError && RULE_CODES.includes(refusal.code)) onRefused();
    },
    onSettled: () => void refetch(queries, 'listLiveQuestions'),
  });
  const count = countChatText(text);
  const isTooLong = count > CHAT_TEXT_MAX;

  const ask = () => {
    if (isPending || !isQuestionText(text)) return;
    if (findPatientIdentifiers(text).length > 0) setWarned(text);
    else mutate(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposingKey(event.nativeEvent)) return;
    event.preventDefault();
    ask();
  };

  return (
    <div className={styles.composer}>
      {warned !== '' && warned === text && (
        <PatientWarning
          text={text}
          onFix={() => {
            setWarned('');
            field.current?.focus();
          }}
        />
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <Icon of={alert} size={14} />
          {errorText(error).text}
        </p>
      )}
      <div className={clsx(styles.row, isTooLong && styles.wrong)}>
        <textarea
          ref={field}
          rows={1}
          enterKeyHint="send"
          aria-label={m['live.question.input']()}
          aria-describedby={`${id}-count ${id}-error`}
          aria-invalid={isTooLong}
          placeholder={m['live.question.input']()}
          value={text}
          onChange={({ target }) => {
            reset();
            storeChatDraft(draftKey, target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <span id={`${id}-count`} className={`num ${styles.count}`}>
          {count >= CHAT_COUNT_THRESHOLD && m['live.chat.count']({ count, max: CHAT_TEXT_MAX })}
        </span>
        <Button kind="primary" disabled={!isQuestionText(text)} busy={isPending} onClick={ask}>
          {m['live.question.ask']()}
        </Button>
      </div>
    </div>
  );
}

/** A random idempotency key for each question; it is available without https, too. */
const makeClientId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
