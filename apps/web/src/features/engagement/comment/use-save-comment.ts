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
import { toast } from '../../../ui/toast/toast.ts';
import { editComment } from '../api/edit-comment.ts';

/**
 * Saves another text of an own comment and shows it; `save` returns true if that succeeded, and a failure is shown as a
 * message.
 */
export function useSaveComment({ commentId, state }: CommentReply) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const save = async (text: string): Promise<boolean> => {
    setBusy(true);
    try {
      const { replies: _replies, ...edited } = await editComment({ commentId, text });
      await stopListComments(queries);
      changeListComments(queries, commentId, (comment) => ({ ...comment, ...edited }));
      // It moves between the held comments and the list.
      if (edited.state !== state) await refetchListComments(queries);
      return true;
    } catch (error) {
      toast.error(failureText(error, m['error.unknown']()));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { save, isBusy };
}
