import { formatDuration } from '@osteon/domain';
import { Link } from 'react-router';
import { useGetVideo } from '../../../entities/video/api/get-video.ts';
import { authorText } from '../../../texts/author-text.ts';
import { m } from '../../../texts/index.ts';
import { Cover } from '../../../ui/cover/cover.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { play } from '../../../ui/icon/icons.ts';
import { TitleLink, useTitle } from '../../../ui/title/title.tsx';
import styles from './video-section.module.css';

const STEPS = 7;

/** A surgery video beside its steps; each links to the video. */
export function VideoSection({ id }: { id: string }) {
  const { card, steps } = useGetVideo(id);
  const { text } = useTitle(card);
  return (
    <div className={styles.columns}>
      <div>
        <div className={styles.picture}>
          <Cover picture={card.picture} sizes="(max-width: 1080px) 100vw, 784px" alt="" className={styles.cover} />
          <Link to={card.pcLink} className={styles.play} aria-label={`${m['content.video.play']()} ${text}`}>
            <Icon of={play} size={28} filled />
          </Link>
        </div>
        <p className={styles.caption}>
          <TitleLink to={card.pcLink} of={card} />
          <span>
            {authorText(card.author)} {card.author?.hospital}
          </span>
          {card.durationSeconds !== null && <span className="num">{formatDuration(card.durationSeconds)}</span>}
        </p>
      </div>
      <ol className={styles.steps}>
        {steps.slice(0, STEPS).map((step, index) => (
          <li key={step.title}>
            <span className={styles.number}>{index + 1}</span>
            <div>
              <h3>{step.title}</h3>
              <p>{step.detail}</p>
            </div>
            <time className="num">{formatDuration(step.startSeconds)}</time>
          </li>
        ))}
      </ol>
    </div>
  );
}
