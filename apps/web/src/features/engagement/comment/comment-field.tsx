import { COMMENT_TEXT_MAX, countCommentText, isCommentText } from '@osteon/domain';
import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './comment-field.module.css';

interface CommentFieldProps {
  label: string;
  text: string;
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
}

/** Where a comment is written: the field, how long it is, what sends it; Ctrl+Enter sends too. */
export function CommentField({
  label,
  text,
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
}: CommentFieldProps) {
  const countId = useId();
  const count = countCommentText(text);
  const isTooLong = count > max;
  const canSend = isCommentText(text) && !isTooLong && !busy;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onCancel?.();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && canSend) onSubmit();
  };
  return (
    <div className={clsx(styles.field, isTooLong && styles.wrong)}>
      {quote}
      <textarea
        id={id}
        rows={2}
        aria-label={label}
        aria-describedby={countId}
        aria-invalid={isTooLong}
        placeholder={label}
        value={text}
        data-autofocus={focused || undefined}
        ref={focused ? focusEnd : undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.foot}>
        {note}
        <span id={countId} className={clsx(styles.count, 'num')}>
          {m['comment.length']({ count, max })}
        </span>
        {onCancel && (
          <Button kind="text" size="sm" onClick={onCancel}>
            {m['common.cancel']()}
          </Button>
        )}
        <Button kind="primary" size="sm" disabled={!canSend && !busy} busy={busy} onClick={onSubmit}>
          {submitLabel}
        </Button>
      </div>
    </div>
  );
}

/** Focuses a field that was opened, behind its text. */
function focusEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
