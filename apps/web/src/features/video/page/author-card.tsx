import type { Author } from '@osteon/contract';
import { Link } from 'react-router';
import type { Video } from '../../../entities/video/api/get-video.ts';
import { authorText } from '../../../texts/author-text.ts';
import { countText } from '../../../texts/count-text.ts';
import { m } from '../../../texts/index.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import styles from './author-card.module.css';

/** Who made the video; null where the account is erased. */
export function AuthorCard({ author, more }: { author: Author | null; more: Video['author'] }) {
  return (
    <section className={styles.card} aria-labelledby="author">
      <div className={styles.who}>
        <Avatar name={authorText(author)} src={author?.portrait} size={56} />
        <div>
          <h2 id="author">
            {author ? <Link to={`/doctorHome?id=${author.id}`}>{author.name}</Link> : authorText(author)}
          </h2>
          {author && <p>{[author.title, author.hospital].filter(Boolean).join(' · ')}</p>}
        </div>
      </div>
      {author && (
        <>
          <p className={styles.areas}>{more.areasOfExpertise.join('　')}</p>
          <p className={styles.works}>
            <b>{countText(more.workCount)}</b>
            {m['video.works']()}
          </p>
        </>
      )}
    </section>
  );
}
