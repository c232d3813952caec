import type { CommentReply } from '@osteon/contract';
import { useState } from 'react';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { clock } from '../../../ui/icon/icons.ts';
import { decodeMentions, encodeMentions, listNamed } from '../mention/mention-draft.ts';
import styles from './comment.module.css';
import { CommentField } from './comment-field.tsx';
import { useSaveComment } from './use-save-comment.ts';

interface CommentEditorProps {
  comment: CommentReply;
  /** As 9:42; null once the time is over. */
  timeLeft: string | null;
  onClose: () => void;
}

/** An own comment while it is edited, with the time that is left for it. */
export function CommentEditor({ comment: before, timeLeft, onClose }: CommentEditorProps) {
  const [people, setPeople] = useState(() => listNamed(before.mentions));
  const [text, setText] = useState(() => decodeMentions(before.text, before.mentions, m['content.erasedUser']()));
  const { save, isBusy } = useSaveComment(before);
  const submit = async () => {
    if (await save(encodeMentions(text, people))) onClose();
  };
  const note = timeLeft !== null && (
    <span className={`${styles.timeLeft} num`}>
      <Icon of={clock} size={14} />
      {m['comment.timeLeft']({ time: timeLeft })}
    </span>
  );
  return (
    <CommentField
      label={m['content.comment.input']()}
      text={text}
      people={people}
      onMention={(person) => setPeople([...people.filter(({ name }) => name !== person.name), person])}
      onChange={setText}
      onSubmit={() => void submit()}
      submitLabel={m['comment.save']()}
      note={note}
      onCancel={onClose}
      busy={isBusy}
      focused
    />
  );
}
