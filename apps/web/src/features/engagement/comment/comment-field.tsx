import { COMMENT_TEXT_MAX, countCommentText, isCommentText } from '@osteon/domain';
import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { encodeMentions, type MentionDraft } from '../mention/mention-draft.ts';
import { MentionList } from '../mention/mention-list.tsx';
import { getOptionId, useMentionCombobox } from '../mention/use-mention-combobox.ts';
import styles from './comment-field.module.css';

interface CommentFieldProps {
  label: string;
  text: string;
  /** Whom the text mentions by name; with `onMention` it can mention more. */
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
}

/** Where a comment is written: the field, how long it is, what sends it; Ctrl+Enter sends too. */
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
}: CommentFieldProps) {
  const countId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const mentions = useMentionCombobox({ field: area, text, onChange, onMention: onMention ?? ignore });
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
    if (event.nativeEvent.isComposing || mentions.onKeyDown(event)) return;
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
        ref={(field) => {
          area.current = field;
        }}
        aria-autocomplete={onMention ? 'list' : undefined}
        aria-controls={mentions.chosen && mentions.listId}
        aria-activedescendant={mentions.chosen && getOptionId(mentions.listId, mentions.chosen.id)}
        onChange={({ target }) => {
          onChange(target.value);
          if (onMention) mentions.follow(target.selectionStart);
        }}
        onBlur={mentions.close}
        onKeyDown={onKeyDown}
      />
      <MentionList combobox={mentions} />
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

const NOBODY: readonly MentionDraft[] = [];
const ignore = (): void => {};
