import { lazy, Suspense } from 'react';
import type { CommentItem } from '../../entities/engagement/api/list-comments.ts';
import { CollectAction } from '../../features/engagement/collection/collect-action.tsx';
import { LikeAction } from '../../features/engagement/like/like-action.tsx';
import type { Quoting } from '../../features/engagement/quote/quoting.ts';
import { ScoreAction } from '../../features/engagement/score/score-action.tsx';

// Below the content, which comes first.
const CommentSection = lazy(async () => ({
  default: (await import('../../features/engagement/comment/comment-section.tsx')).CommentSection,
}));

/** What a reader does with an item: likes, keeps and scores it (rules/engagement#likes, #favourites, #scores). */
export function ItemActions({ item }: { item: CommentItem }) {
  return (
    <>
      <LikeAction target={item} />
      <CollectAction target={item} />
      <ScoreAction target={item} />
    </>
  );
}

/** Where an item is discussed (rules/comment#lists); without `quoting` its sections are quoted. */
export function ItemComments({ item, quoting }: { item: CommentItem; quoting?: Quoting }) {
  return (
    <Suspense>
      <CommentSection item={item} {...(quoting && { quoting })} />
    </Suspense>
  );
}
