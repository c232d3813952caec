import clsx from 'clsx';
import { Link } from 'react-router';
import type { Home } from '../../entities/home/api/get-home.ts';
import { adMark } from '../../lib/analytics/card-marks.ts';
import { m } from '../../texts/index.ts';
import { Cover } from '../../ui/cover/cover.tsx';
import area from '../../ui/link-area/link-area.module.css';
import styles from './banner-row.module.css';

/** The banners after the first, as a static row (rules/home#banners). */
export function BannerRow({ banners }: { banners: Home['banners'] }) {
  if (banners.length === 0) return null;
  return (
    <section className={styles.row} aria-label={m['home.more']()}>
      {banners.map((banner) => (
        <article key={banner.pcLink} className={clsx(area.area, styles.banner)} {...adMark(banner.pcLink)}>
          <Cover picture={banner.picture} sizes="120px" alt="" className={styles.cover} />
          <div>
            <h3>
              <Link to={banner.pcLink} title={banner.title}>
                {banner.title}
              </Link>
            </h3>
            <p title={banner.subtitle}>{banner.subtitle}</p>
          </div>
        </article>
      ))}
    </section>
  );
}
