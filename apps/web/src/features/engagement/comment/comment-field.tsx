import { COMMENT_TEXT_MAX, countCommentText, isCommentText } from '@osteon/domain';
import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import '../../../lib/composition-order.ts';
import { MentionList } from '../../../entities/engagement/mention/mention-combobox.tsx';
import { encodeMentions, type MentionDraft } from '../../../entities/engagement/mention/mention-draft.ts';
import { isComposingKey } from '../../../lib/composing-keys.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useCommentMentions } from '../mention/use-comment-mentions.ts';
import styles from './comment-field.module.css';

interface CommentFieldProps {
  label: string;
  text: string;
  /** People whom the text mentions by name; with `onMention` it can mention more. */
  people?: readonly MentionDraft[];
  onMention?: (person: MentionDraft) => void;
  /** Characters at most. */
  max?: number;
  onChange: (text: string) => void;
  onSubmit: () => void;
  submitLabel: string;
  id?: string;
  /** Above the text. */
  quote?: ReactNode;
  /** Left in the line of the buttons. */
  note?: ReactNode;
  onCancel?: () => void;
  busy?: boolean;
  focused?: boolean;
  /** One line at the bottom of a phone's window, with this on its button; people to mention open upwards. */
  barLabel?: string;
}

/** Field for a comment: text, length and send button; Ctrl+Enter sends too. */
export function CommentField({
  label,
  text,
  people = NOBODY,
  onMention,
  max = COMMENT_TEXT_MAX,
  onChange,
  onSubmit,
  submitLabel,
  id,
  quote,
  note,
  onCancel,
  busy = false,
  focused = false,
  barLabel,
}: CommentFieldProps) {
  const countId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const mentions = useCommentMentions({ field: area, text, onChange, onMention: onMention ?? ignore });
  const sent = encodeMentions(text, people);
  const count = countCommentText(sent);
  const isTooLong = count > max;
  const canSend = isCommentText(sent) && !isTooLong && !busy;
  // A field that was opened has the focus, behind its text.
  useEffect(() => {
    if (!focused) return;
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [focused]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposingKey(event.nativeEvent) || mentions.combobox.onKeyDown(event)) return;
    if (event.key === 'Escape') onCancel?.();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && canSend) onSubmit();
  };
  const textarea = (
    <textarea
      // It stays the same one, with its focus, when the bar becomes a field.
      key="text"
      id={id}
      rows={barLabel === undefined ? 2 : 1}
      aria-label={label}
      aria-describedby={countId}
      aria-invalid={isTooLong}
      placeholder={label}
      value={text}
      data-autofocus={focused || undefined}
      ref={(field) => {
        area.current = field;
      }}
      // Several lines of text are no combobox to ARIA, so it has no `aria-expanded`.
      aria-autocomplete={onMention ? 'list' : undefined}
      aria-controls={mentions.people.length > 0 ? mentions.combobox.list.id : undefined}
      {...(onMention && mentions.combobox.control)}
      onChange={({ target }) => {
        onChange(target.value);
        if (onMention) mentions.follow(target.selectionStart);
      }}
      onBlur={mentions.close}
      onKeyDown={onKeyDown}
    />
  );
  const length = (
    <span id={countId} className={clsx(styles.count, 'num')} hidden={barLabel !== undefined && text === ''}>
      {m['comment.length']({ count, max })}
    </span>
  );
  const sending = { disabled: !canSend && !busy, busy, onClick: onSubmit };
  if (barLabel !== undefined) {
    return (
      <div className={clsx(styles.bar, isTooLong && styles.wrong)}>
        <div className={styles.above}>
          {quote || note}
          {length}
        </div>
        {textarea}
        <Button kind="primary" aria-label={submitLabel} {...sending}>
          {barLabel}
        </Button>
        <MentionList mentions={mentions} upwards />
      </div>
    );
  }
  return (
    <div className={clsx(styles.field, isTooLong && styles.wrong)}>
      {quote}
      {textarea}
      <MentionList mentions={mentions} />
      <div className={styles.foot}>
        {note}
        {length}
        {onCancel && (
          <Button kind="text" size="sm" onClick={onCancel}>
            {m['common.cancel']()}
          </Button>
        )}
        <Button kind="primary" size="sm" {...sending}>
          {submitLabel}
        </Button>
      </div>
    </div>
  );
}

const NOBODY: readonly MentionDraft[] = [];
const ignore = (): void => {};
