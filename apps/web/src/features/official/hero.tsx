import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listFeaturedTermsQuery } from '../../entities/dictionary/api/list-featured-terms.ts';
import { m } from '../../texts/index.ts';
import styles from './hero.module.css';
import pelvis from './pelvis.webp';
import { type SectionLabel, sectionLabels } from './section-labels.ts';

const HEIGHT = 720;
const LABEL_X = 1086;

/** The labelled video of a pelvis; a label with a dictionary entry links to it. */
export function Hero() {
  const terms = useQuery(listFeaturedTermsQuery).data?.list ?? [];
  const getTermId = (label: SectionLabel) => terms.find(({ term }) => term === label.term)?.id;
  return (
    <figure className={`night ${styles.plate}`}>
      <div className={styles.picture}>
        <img src={pelvis} width={1280} height={HEIGHT} alt={m['official.plate.alt']()} fetchPriority="high" />
        <svg viewBox={`0 0 1280 ${HEIGHT}`} fill="none" aria-hidden="true">
          {sectionLabels.map((label) => (
            <g key={label.term} className={getTermId(label) ? styles.linked : styles.plain}>
              <path d={`M${label.x} ${label.y}L${label.bendX} ${label.labelY}H${LABEL_X}`} />
              <circle cx={label.x} cy={label.y} r="4.5" />
            </g>
          ))}
        </svg>
        <ul className={styles.labels}>
          {sectionLabels.map((label) => {
            const id = getTermId(label);
            return (
              <li key={label.term} style={{ top: `${(label.labelY / HEIGHT) * 100}%` }}>
                {id ? <Link to={`/dictionaryTerminal?id=${id}`}>{label.term}</Link> : <span>{label.term}</span>}
                <em lang="en">{label.english}</em>
              </li>
            );
          })}
        </ul>
      </div>
      <figcaption>
        <span>{m['official.plate.name']()}</span>
        {m['official.plate.caption']()}
      </figcaption>
    </figure>
  );
}
