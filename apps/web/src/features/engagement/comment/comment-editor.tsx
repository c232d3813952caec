import type { CommentReply } from '@osteon/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeListComments,
  refetchListComments,
  stopListComments,
} from '../../../entities/engagement/api/list-comments.ts';
import { failureText } from '../../../texts/failure-text.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { clock } from '../../../ui/icon/icons.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { editComment } from '../api/edit-comment.ts';
import { decodeMentions, encodeMentions, listNamed } from '../mention/mention-draft.ts';
import styles from './comment.module.css';
import { CommentField } from './comment-field.tsx';

interface CommentEditorProps {
  comment: CommentReply;
  /** As 9:42; null once it is over. */
  timeLeft: string | null;
  onClose: () => void;
}

/** An own comment while it is edited, with the time that is left for it. */
export function CommentEditor({ comment: before, timeLeft, onClose }: CommentEditorProps) {
  const { commentId } = before;
  const queries = useQueryClient();
  const [people, setPeople] = useState(() => listNamed(before.mentions));
  const [text, setText] = useState(() => decodeMentions(before.text, before.mentions, m['content.erasedUser']()));
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { replies: _stay, ...edited } = await editComment({ commentId, text: encodeMentions(text, people) });
      await stopListComments(queries);
      changeListComments(queries, commentId, (comment) => ({ ...comment, ...edited }));
      // It moves between what is held and the list.
      if (edited.state !== before.state) await refetchListComments(queries);
      onClose();
    } catch (error) {
      toast.error(failureText(error, m['error.unknown']()));
      setBusy(false);
    }
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
      onSubmit={() => void save()}
      submitLabel={m['comment.save']()}
      note={note}
      onCancel={onClose}
      busy={busy}
      focused
    />
  );
}
