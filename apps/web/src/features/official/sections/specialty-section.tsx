import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listSpecialtiesQuery } from '../../../entities/content/api/list-specialties.ts';
import { useLocale } from '../../../texts/locale.ts';
import { nameText } from '../../../texts/name-text.ts';
import { Picture } from '../../../ui/cover/picture.tsx';
import styles from './specialty-section.module.css';

/** The twelve specialties, each with a link to its newest content. */
export function SpecialtySection() {
  const isEnglish = useLocale(({ locale }) => locale === 'en');
  const { data } = useSuspenseQuery(listSpecialtiesQuery());
  return (
    <ul className={styles.grid}>
      {data.list.map(({ id, picture, ...names }) => (
        <li key={id}>
          <span className={styles.picture}>
            <Picture picture={picture} sizes="(max-width: 768px) 33vw, 200px" alt="" />
          </span>
          <Link to={`/latestContent?specialtyId=${id}`}>{nameText(names)}</Link>
          {isEnglish ? <em lang="zh-CN">{names.name}</em> : <em lang="en">{names.nameEn}</em>}
        </li>
      ))}
    </ul>
  );
}
