import type { Author } from '@osteon/contract';
import { Link } from 'react-router';
import type { Video } from '../../../entities/video/api/get-video.ts';
import { countText } from '../../../texts/count-text.ts';
import { m } from '../../../texts/index.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import styles from './author-card.module.css';

/** Who made the video. */
export function AuthorCard({ author, more }: { author: Author; more: Video['author'] }) {
  return (
    <section className={styles.card} aria-labelledby="author">
      <div className={styles.who}>
        <Avatar name={author.name} size={56} />
        <div>
          <h2 id="author">
            <Link to={`/doctorHome?id=${author.id}`}>{author.name}</Link>
          </h2>
          <p>
            {author.title} · {author.hospital}
          </p>
        </div>
      </div>
      <p className={styles.areas}>{more.areasOfExpertise.join('　')}</p>
      <p className={styles.works}>
        <b>{countText(more.workCount)}</b>
        {m['video.works']()}
      </p>
    </section>
  );
}
