import { getChapterRanges } from '@osteon/domain';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useGetVideo } from '../../../entities/video/api/get-video.ts';
import { inBackground } from '../../../lib/chunk/in-background.ts';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { Region } from '../../../ui/region/region.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { addPlay } from '../api/add-play.ts';
import { VideoPlayer } from '../controls/video-player.tsx';
import { createPlayer, type Player } from '../player/player.ts';
import { PlayerProvider } from '../player/player-context.tsx';
import { AuthorCard, type AuthorEngagement } from './author-card.tsx';
import { ChapterPanel } from './chapter-panel.tsx';
import { PhoneTabs } from './phone-tabs.tsx';
import { SharePositionButton } from './share-position-button.tsx';
import styles from './video-detail.module.css';
import { VideoHead } from './video-head.tsx';

// The content below the video and its head, and at the end of the rail.
const VideoMore = lazyPart(async () => (await inBackground(() => import('./video-more.tsx'))).VideoMore);
const VideoOutline = lazyPart(async () => (await inBackground(() => import('./video-outline.tsx'))).VideoOutline);

/** The reader's actions on a video and its author. */
export interface VideoEngagement extends AuthorEngagement {
  /** The row under the title, by the video's id, with fields that only videos have. */
  readonly actions: (id: string, more: ReactNode) => ReactNode;
}

interface VideoDetailProps {
  id: string;
  /** The lesson that it is watched in (rules/learning#videos). */
  lessonId?: string | undefined;
  /** The course that it is a lesson of. */
  course?: ReactNode;
  engagement: VideoEngagement;
  /** The discussion of the video, at the seconds of its player. */
  comments: (player: Player) => ReactNode;
}

/** The player with what belongs to the video: under and beside it, on phones in tabs. */
export function VideoDetail({ id, lessonId, course, engagement, comments }: VideoDetailProps) {
  const video = useGetVideo(id);
  const { card, chapters } = video;
  const duration = card.durationSeconds ?? 0;
  const startAt = useStartOfAddress();
  const [player] = useState(() => createPlayer({ videoId: id, lessonId, duration, startAt }, () => addPlay(id)));
  const isPhone = useBreakpoint() === 'phone';
  const ranges = getChapterRanges(chapters, duration);

  const chapterPanel = <ChapterPanel chapters={chapters} ranges={ranges} duration={duration} />;
  const author = <AuthorCard author={card.author} more={video.author} engagement={engagement} />;
  const outline = (
    <Region skeleton={<RowSkeletons count={4} plain />}>
      <VideoOutline video={video} />
    </Region>
  );
  const more = (
    <Region skeleton={null}>
      <VideoMore video={video} />
    </Region>
  );
  const head = <VideoHead video={video} actions={engagement.actions(id, <SharePositionButton />)} />;

  return (
    <PlayerProvider value={player}>
      <div className={styles.page} data-fills-landscape>
        <div>
          <div className={styles.player} data-print="off">
            <VideoPlayer video={video} chapterRanges={ranges} />
          </div>
          {isPhone ? (
            <PhoneTabs chapterCount={chapters.length} chapters={chapterPanel} comments={comments(player)}>
              {head}
              {course}
              {author}
              {outline}
              {more}
            </PhoneTabs>
          ) : (
            <>
              {head}
              {outline}
              {comments(player)}
            </>
          )}
        </div>
        {!isPhone && (
          <div className={styles.rail} data-print="off">
            {course}
            {chapterPanel}
            {author}
            {more}
          </div>
        )}
      </div>
    </PlayerProvider>
  );
}

/** The second at which the address opens the video (`t`), as a hit of the search does; null without one. */
function useStartOfAddress(): number | null {
  const text = useSearchParams()[0].get('t');
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
