import type { ResponseOf } from '@osteon/contract';
import clsx from 'clsx';
import { Link } from 'react-router';
import { m } from '../../texts/index.ts';
import { Cover } from '../../ui/cover/cover.tsx';
import { close } from '../../ui/icon/icons.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import area from '../../ui/link-area/link-area.module.css';
import styles from './advert-card.module.css';

/** An advert as the gateway returns it. */
export type Advert = ResponseOf<'listHomeAdverts'>['adverts'][number];

interface AdvertCardProps {
  advert: Advert;
  /** The live event that shows it; empty for the home page. */
  activityId?: string;
  onClose: () => void;
}

/** An advert, which opens in a tab of its own, so that nobody loses an event by it (rules/advert#advert). */
export function AdvertCard({ advert, activityId = '', onClose }: AdvertCardProps) {
  const { id, title, text, picture, pcLink } = advert;
  return (
    <aside
      className={clsx(area.area, styles.card, picture && styles.pictured)}
      aria-label={m['live.detail.ad']()}
      // Identifies the advert in the analytics (lib/analytics/read-card.ts).
      data-ad={pcLink}
      data-advert={id}
      data-advert-live={activityId}
    >
      {picture && <Cover picture={picture} sizes="112px" alt="" className={styles.cover} />}
      <div>
        <span className={styles.mark}>{m['live.detail.ad']()}</span>
        <h3>
          <Link to={pcLink} target="_blank" rel="noopener sponsored">
            {title}
          </Link>
        </h3>
        <p>{text}</p>
      </div>
      <IconButton
        size="sm"
        icon={close}
        label={m['live.detail.adClose']()}
        className={styles.close}
        data-ad-close
        onClick={onClose}
      />
    </aside>
  );
}
