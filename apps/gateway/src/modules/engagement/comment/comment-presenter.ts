import type { Author, Comment, CommentReply, Quote, ResponseOf } from '@osteon/contract';
import { COMMENT_EDIT_MS, findCommentIdentifiers } from '@osteon/domain';
import { buildResourceLink } from '../../content/resource-link.ts';
import { presentAuthor } from '../../doctor/presenter.ts';
import type { CommentedItem } from '../base/comments/commented-item-repository.ts';
import { presentDecision } from '../decision/decision-presenter.ts';
import type { DecisionRow } from '../decision/decision-repository.ts';
import { decodeAnchor } from '../quote/quote-anchor.ts';
import type { CommentRow } from './comment-repository.ts';

/** Viewer and time of a presentation. */
interface CommentView {
  /** Null for a visitor. */
  readonly viewerId: string | null;
  /** In ms. */
  readonly now: number;
  /** The doctor who made the item; null for one that nobody has made. */
  readonly itemAuthorId: string | null;
  /** Reasons for which own comments are removed. */
  readonly removals: readonly DecisionRow[];
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

/** An own comment with the item that it is on; that is undefined where it has left the library. */
export function presentMyComment(
  row: CommentRow,
  item: CommentedItem | undefined,
  view: Omit<CommentView, 'itemAuthorId'>,
): ResponseOf<'listMyComments'>['list'][number] {
  const { id, resourceType } = row.comment;
  return {
    comment: presentReply(row, { ...view, itemAuthorId: item?.authorId ?? null }),
    item: {
      resourceType,
      title: item?.title ?? '',
      titleEn: item?.titleEn ?? '',
      pcLink: item?.isVisible ? `${buildResourceLink(item)}#comment-${id}` : null,
    },
  };
}

function presentReply(row: CommentRow, { viewerId, now, itemAuthorId, removals }: CommentView): CommentReply {
  const {
    comment,
    author,
    hospital,
    isLiked,
    isReported,
    parent: answered,
    parentComment: answeredComment,
    parentHospital: answeredHospital,
  } = row;
  const isMine = viewerId !== null && comment.accountId === viewerId;
  const isHeld = comment.state === 'held' && isMine;
  const removal = isMine && comment.state === 'removed' && removals.find((each) => each.commentId === comment.id);
  const isVisible = isReadableBy(comment, viewerId);
  const isParentReadable = answeredComment !== null && isReadableBy(answeredComment, viewerId);
  return {
    commentId: comment.id,
    author: isVisible ? presentPerson(author, hospital) : null,
    isItemAuthor: isVisible && comment.publicProfileId === itemAuthorId,
    // Only its author learns why the text is missing.
    state: isVisible ? comment.state : 'deleted',
    text: isVisible ? comment.text : '',
    mentions: isVisible ? row.mentions : [],
    quote: isVisible ? presentQuote(row.quote) : null,
    findings: isHeld ? [...findCommentIdentifiers(comment.text)] : [],
    decision: removal ? presentDecision(removal) : null,
    createdAt: comment.createdAt,
    editedAt: comment.editedAt,
    likeCount: comment.likeCount,
    answerCount: comment.answerCount,
    rootId: comment.rootId,
    replyTo:
      comment.parentId !== null && comment.parentId !== comment.rootId && isParentReadable
        ? { commentId: comment.parentId, author: answered && presentPerson(answered, answeredHospital) }
        : null,
    own: {
      isMine,
      isLiked,
      isReported,
      canBlock: viewerId !== null && isVisible && !isMine && comment.accountId !== null,
      editableMs: getEditableMs(row, isMine, now),
    },
  };
}

/** True if a viewer may read a comment; null is a visitor. Only the author sees anything of one that is not visible. */
const isReadableBy = (
  { state, accountId }: Pick<CommentRow['comment'], 'state' | 'accountId'>,
  viewerId: string | null,
): boolean => state === 'shown' || (state !== 'deleted' && viewerId !== null && accountId === viewerId);

/** A held comment can be edited at any time. */
function getEditableMs({ comment: { state, createdAt } }: CommentRow, isMine: boolean, now: number): number {
  if (!isMine || state === 'deleted' || state === 'removed') return 0;
  return state === 'held' ? COMMENT_EDIT_MS : Math.max(createdAt + COMMENT_EDIT_MS - now, 0);
}

/** A person; null once the account is erased. */
function presentPerson(person: CommentRow['author'], hospital: string): Author | null {
  return person.state === 'erased' ? null : presentAuthor(person, hospital);
}

/** The quote of a comment; null for none. */
function presentQuote(quote: CommentRow['quote']): Quote | null {
  if (!quote) return null;
  const { id, anchor, heading, text } = quote;
  return { quoteId: id, place: decodeAnchor(anchor), heading, text };
}
