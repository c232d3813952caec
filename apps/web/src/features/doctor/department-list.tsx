import { useListDepartments } from '../../entities/doctor/api/list-departments.ts';
import { m } from '../../texts/index.ts';
import { Region } from '../../ui/region/region.tsx';
import { RowSkeletons } from '../../ui/row/row-skeletons.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import styles from './department-list.module.css';
import { DoctorCard } from './doctor-card.tsx';
import grid from './doctor-grid.module.css';

/** Department teams with their focus and members. */
export function DepartmentList({ specialtyId }: { specialtyId?: string | undefined }) {
  return (
    <Region key={specialtyId ?? ''} skeleton={<RowSkeletons count={6} />}>
      <Departments specialtyId={specialtyId} />
    </Region>
  );
}

function Departments({ specialtyId }: { specialtyId?: string | undefined }) {
  const departments = useListDepartments(specialtyId);
  if (departments.length === 0) return <Empty />;
  return departments.map(({ id, name, city, grade, intro, features, leader, members }) => (
    <section key={id} className={styles.department} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <p className={styles.place}>
        {city} · {grade}
      </p>
      <p className={styles.intro}>{intro}</p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <ul className={grid.grid}>
        <li>
          <DoctorCard doctor={leader} post={m['doctor.leader']()} />
        </li>
        {members.map((doctor) => (
          <li key={doctor.id}>
            <DoctorCard doctor={doctor} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
