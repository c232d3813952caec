import type { SearchHit, SearchResult } from '@osteon/contract';
import { formatDuration } from '@osteon/domain';
import { Link } from 'react-router';
import { cardMark } from '../../lib/analytics/card-marks.ts';
import { m } from '../../texts/index.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Cover } from '../../ui/cover/cover.tsx';
import { Highlight } from '../../ui/highlight/highlight.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { play } from '../../ui/icon/icons.ts';
import { VipMark } from '../../ui/mark/mark.tsx';
import { itemTypeText, resourceIcon } from '../../ui/resource-type/resource-type.ts';
import { useTitle } from '../../ui/title/title.tsx';
import { listResultMetadata } from './result-metadata.ts';
import styles from './result-row.module.css';

const SIZES = '(max-width: 499px) 128px, 232px';

/** The kinds of the texts of a replay, as its own search names them. */
const KINDS: Readonly<Record<NonNullable<SearchHit['kind']>, () => string>> = {
  message: m['live.replay.kind.message'],
  answer: m['live.replay.kind.answer'],
};

/** A search result: its picture, title, metadata, and matching passages. */
export function ResultRow({ result, eager }: { result: SearchResult; eager: boolean }) {
  const { resourceType, highlights, highlightsEn, excerpt, hits, pcLink } = result;
  const { text, lang } = useTitle(result);
  return (
    <li className={styles.row} {...cardMark(result, 'row')}>
      <ResultPicture result={result} eager={eager} />
      <div className={styles.body}>
        <h2 className={styles.title}>
          <Link to={pcLink} title={text} lang={lang}>
            <Highlight pieces={lang === 'en' ? highlightsEn : highlights} />
          </Link>
        </h2>
        <p className={`num ${styles.details}`}>
          <span className={styles.type}>
            <Icon of={resourceIcon(resourceType)} size={16} />
            {itemTypeText(resourceType)}
          </span>
          {listResultMetadata(result).map((value) => (
            <span key={value}>{value}</span>
          ))}
        </p>
        {excerpt.length > 0 && (
          <p className={styles.excerpt}>
            <Highlight pieces={excerpt} />
          </p>
        )}
        {hits.length > 0 && (
          <ul className={styles.hits}>
            {hits.map((hit) => (
              <li key={`${hit.pcLink}${hit.kind}${hit.highlights.map(({ text }) => text).join('')}`}>
                <Link to={hit.pcLink}>
                  <span className={styles.place}>
                    {hit.seconds === null ? (
                      <span className={styles.label} title={hit.label}>
                        {hit.label}
                      </span>
                    ) : (
                      <>
                        <Icon of={play} size={12} filled />
                        <span className="num">{formatDuration(hit.seconds)}</span>
                      </>
                    )}
                  </span>
                  <span className={styles.said}>
                    {hit.kind && <small>{KINDS[hit.kind]()}</small>}
                    <Highlight pieces={hit.highlights} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** The picture links to the same page as the title, so it is left out for keyboards and screen readers. */
function ResultPicture({ result, eager }: { result: SearchResult; eager: boolean }) {
  const { card, live, product, doctor, pcLink } = result;
  const picture = card?.picture ?? live?.picture ?? product?.picture;
  const pages = card?.pages ?? null;
  const seconds = card?.durationSeconds ?? null;
  return (
    <Link to={pcLink} className={styles.picture} tabIndex={-1} aria-hidden="true">
      {picture && (
        <Cover
          className={styles.cover}
          picture={picture}
          sizes={SIZES}
          eager={eager}
          alt=""
          mark={card?.vip && <VipMark>{m['content.mark.vip']()}</VipMark>}
          duration={
            seconds !== null
              ? formatDuration(seconds)
              : pages !== null
                ? m['search.meta.pages']({ count: pages })
                : undefined
          }
          watched={card?.watched ?? null}
        />
      )}
      {doctor && (
        <span className={styles.person}>
          <Avatar name={doctor.name} src={doctor.portrait} size={64} />
        </span>
      )}
    </Link>
  );
}
