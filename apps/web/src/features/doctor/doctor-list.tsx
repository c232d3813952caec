import { useListDoctors } from '../../entities/doctor/api/list-doctors.ts';
import { LoadMore } from '../../ui/list-end/load-more.tsx';
import { Region } from '../../ui/region/region.tsx';
import { RowSkeletons } from '../../ui/row/row-skeletons.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import { DoctorCard } from './doctor-card.tsx';
import styles from './doctor-grid.module.css';

/** The leading experts, of one specialty or all. */
export function IndustryLeaders({ specialtyId }: { specialtyId?: string | undefined }) {
  return (
    <Region key={specialtyId ?? ''} skeleton={<RowSkeletons count={6} />}>
      <Pages specialtyId={specialtyId} />
    </Region>
  );
}

function Pages({ specialtyId }: { specialtyId?: string | undefined }) {
  const { items, ...pages } = useListDoctors({ specialtyId, industryLeader: 'true' });
  if (items.length === 0) return <Empty />;
  return (
    <>
      <ul className={styles.grid}>
        {items.map((doctor) => (
          <li key={doctor.id}>
            <DoctorCard doctor={doctor} />
          </li>
        ))}
      </ul>
      <LoadMore pages={pages} />
    </>
  );
}
