import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Video } from '../../../entities/video/api/get-video.ts';
import { audienceText } from '../../../texts/audience-text.ts';
import { dateText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { levelText } from '../../../texts/library/library-text.ts';
import { getLang } from '../../../texts/locale.ts';
import { nameText } from '../../../texts/name-text.ts';
import { Tag } from '../../../ui/tag/tag.tsx';
import { ItemHeading } from '../../../ui/title/title.tsx';
import styles from './video-head.module.css';

const kindTexts: Readonly<Record<Video['kind'], () => string>> = {
  surgery: m['video.kind.surgery'],
  lecture: m['video.kind.lecture'],
  skill: m['video.kind.skill'],
};

/** Title, metadata, actions, summary, and the diseases and operations of the video. */
export function VideoHead({ video: { card, kind, level, tags }, actions }: { video: Video; actions: ReactNode }) {
  return (
    <div className={styles.head}>
      <ItemHeading of={card} />
      <p className={styles.details}>
        <span className={styles.tags}>
          <Tag specialtyId={card.specialty.id}>{nameText(card.specialty)}</Tag>
          <Tag>{kindTexts[kind]()}</Tag>
        </span>
        {card.viewCount > 0 && <span>{audienceText(card)}</span>}
        <span>{dateText(card.publishedAt)}</span>
        <span lang={getLang(levelText(level))}>{levelText(level)}</span>
      </p>
      {actions}
      <p className={styles.summary}>{card.summary}</p>
      {tags.length > 0 && (
        <ul className={styles.subjects} aria-label={m['route.tagTerminal']()}>
          {tags.map(({ id, name }) => (
            <li key={id}>
              <Link to={`/tagTerminal?id=${id}`}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
