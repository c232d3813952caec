import { ResourceType } from '@osteon/domain';
import { lazy, type ReactNode } from 'react';
import type { CommentItem } from '../../entities/engagement/api/list-comments.ts';
import { CollectAction } from '../../features/engagement/collection/collect-action.tsx';
import { LikeAction } from '../../features/engagement/like/like-action.tsx';
import type { Quoting } from '../../features/engagement/quote/quoting.tsx';
import { ScoreAction } from '../../features/engagement/score/score-action.tsx';
import type { ScoreTarget } from '../../features/engagement/score/set-score.ts';
import { inBackground } from '../../lib/chunk/in-background.ts';
import { lazyPart } from '../../lib/chunk/lazy-part.tsx';
import { ActionRow } from '../../ui/action-button/action-row.tsx';
import { ShareButton } from '../../ui/action-button/share-button.tsx';
import { LazyBoundary } from '../../ui/lazy-boundary/lazy-boundary.tsx';
import { Region } from '../../ui/region/region.tsx';

// Below the content, which comes first.
const CommentSection = lazyPart(
  async () => (await import('../../features/engagement/comment/comment-section.tsx')).CommentSection,
);

// At the end of the row, where it moves nothing when it comes.
const ReportContentAction = lazy(async () => ({
  default: (await inBackground(() => import('../../features/engagement/dialogs/report-content-action.tsx')))
    .ReportContentAction,
}));

interface ItemActionsProps {
  item: ScoreTarget;
  /** More that its page offers. */
  children?: ReactNode;
}

/** Actions of a reader on an item (rules/engagement#likes, #favourites, #scores, #content-reports). */
export function ItemActions({ item, children }: ItemActionsProps) {
  return (
    <ActionRow
      end={
        <LazyBoundary>
          <ReportContentAction target={item} />
        </LazyBoundary>
      }
    >
      <LikeAction target={item} />
      <CollectAction target={item} />
      <ScoreAction target={item} />
      <ShareButton />
      {children}
    </ActionRow>
  );
}

/** The discussion of an item (rules/comment#lists); without `quoting` its sections are quoted. */
export function ItemComments({ item, quoting }: { item: CommentItem; quoting?: Quoting }) {
  return (
    <Region skeleton={null}>
      <CommentSection
        item={item}
        {...(quoting && { quoting })}
        hasPageBar={item.resourceType === ResourceType.course}
      />
    </Region>
  );
}
