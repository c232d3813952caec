import type { Author } from '@osteon/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Video } from '../../../entities/video/api/get-video.ts';
import { authorText } from '../../../texts/author-text.ts';
import { countText } from '../../../texts/count-text.ts';
import { m } from '../../../texts/index.ts';
import { joinDetails } from '../../../texts/join-text.ts';
import { doctorTitleText } from '../../../texts/library/library-text.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import styles from './author-card.module.css';

/** The count of an author's fans and the reader's actions, by the author. */
export interface AuthorEngagement {
  readonly fans: (author: Author) => ReactNode;
  readonly follow: (author: Author) => ReactNode;
}

interface AuthorCardProps {
  /** Null if the account is erased. */
  author: Author | null;
  more: Video['author'];
  engagement: AuthorEngagement;
}

/** The author of the video. */
export function AuthorCard({ author, more, engagement }: AuthorCardProps) {
  return (
    <section className={styles.card} aria-labelledby="author">
      <div className={styles.who}>
        <Avatar name={authorText(author)} src={author?.portrait} size={56} />
        <div>
          <h2 id="author">
            {author ? <Link to={`/doctorHome?id=${author.id}`}>{author.name}</Link> : authorText(author)}
          </h2>
          {author && <p>{[doctorTitleText(author.title), author.hospital].filter(Boolean).join(' · ')}</p>}
        </div>
        {author && engagement.follow(author)}
      </div>
      {author && (
        <>
          <p className={styles.areas}>{joinDetails(more.areasOfExpertise)}</p>
          <p className={styles.works}>
            <span>
              <b>{engagement.fans(author)}</b>
              {m['doctor.followers']()}
            </span>
            <span>
              <b>{countText(more.workCount)}</b>
              {m['video.works']()}
            </span>
          </p>
        </>
      )}
    </section>
  );
}
