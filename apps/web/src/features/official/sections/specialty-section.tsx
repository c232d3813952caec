import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listSpecialtiesQuery } from '../../../entities/content/api/list-specialties.ts';
import { Picture } from '../../../ui/cover/picture.tsx';
import styles from './specialty-section.module.css';

/** The twelve specialties, each with a link to its newest content. */
export function SpecialtySection() {
  const { data } = useSuspenseQuery(listSpecialtiesQuery());
  return (
    <ul className={styles.grid}>
      {data.list.map(({ id, name, nameEn, picture }) => (
        <li key={id}>
          <span className={styles.picture}>
            <Picture picture={picture} sizes="(max-width: 768px) 33vw, 200px" alt="" />
          </span>
          <Link to={`/latestContent?specialtyId=${id}`}>{name}</Link>
          <em lang="en">{nameEn}</em>
        </li>
      ))}
    </ul>
  );
}
