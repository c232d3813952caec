import type { Author, Comment, CommentReply } from '@osteon/contract';
import { COMMENT_EDIT_MS } from '@osteon/domain';
import { presentAuthor } from '../../doctor/presenter.ts';
import type { CommentRow } from './comment-repository.ts';

/** Who reads, and when. */
export interface CommentView {
  /** Null for a visitor. */
  readonly viewerId: string | null;
  /** In ms. */
  readonly now: number;
  /** The doctor who made the item. */
  readonly itemAuthorId: string;
}

/** Comments with the replies that belong to each of them. */
export function presentComments(
  rows: readonly CommentRow[],
  replies: readonly CommentRow[],
  view: CommentView,
): Comment[] {
  const byRoot = Map.groupBy(replies, ({ comment }) => comment.rootId);
  return rows.map((row) => ({
    ...presentReply(row, view),
    replies: (byRoot.get(row.comment.id) ?? []).map((reply) => presentReply(reply, view)),
  }));
}

function presentReply(row: CommentRow, { viewerId, now, itemAuthorId }: CommentView): CommentReply {
  const { comment, author, hospital, isLiked, answered, answeredHospital } = row;
  const isShown = comment.state === 'shown';
  const isMine = viewerId !== null && comment.accountId === viewerId;
  return {
    commentId: comment.id,
    author: isShown ? presentPerson(author, hospital) : null,
    isItemAuthor: isShown && comment.personId === itemAuthorId,
    state: comment.state,
    text: comment.text,
    createdAt: comment.createdAt,
    editedAt: comment.editedAt,
    likeCount: comment.likeCount,
    answerCount: comment.answerCount,
    rootId: comment.rootId,
    replyTo:
      comment.parentId !== null && comment.parentId !== comment.rootId
        ? { commentId: comment.parentId, author: answered && presentPerson(answered, answeredHospital) }
        : null,
    own: {
      isMine,
      isLiked,
      editableMs: isMine && isShown ? Math.max(comment.createdAt + COMMENT_EDIT_MS - now, 0) : 0,
    },
  };
}

/** A person; null once the account is erased. */
function presentPerson(person: CommentRow['author'], hospital: string): Author | null {
  return person.state === 'erased' ? null : presentAuthor(person, hospital);
}
