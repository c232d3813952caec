import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useGetCourse } from '../../entities/course/api/get-course.ts';
import { m } from '../../texts/index.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { Title } from '../../ui/title/title.tsx';
import { CourseLessons } from './course-lessons.tsx';
import styles from './course-view.module.css';
import { priceText } from './price-text.ts';

interface CourseViewProps {
  id: string;
  /** What a reader can do with it. */
  actions: ReactNode;
  /** Where it is discussed. */
  comments: ReactNode;
}

/** A course: contents, lessons in order, lecturers, credits. */
export function CourseView({ id, actions, comments }: CourseViewProps) {
  const { card, objectives, audience, lecturers, lessons } = useGetCourse(id);
  return (
    <div className={styles.columns}>
      <div>
        <p>
          <Tag specialtyId={card.specialty.id}>{card.specialty.name}</Tag>
        </p>
        <h1>
          <Title of={card} />
        </h1>
        {actions}
        <p className={styles.summary}>{card.summary}</p>
        <section id="objectives" data-quotable>
          <h2>{m['course.objectives']()}</h2>
          <ul className={styles.objectives}>
            {objectives.map((objective) => (
              <li key={objective}>{objective}</li>
            ))}
          </ul>
        </section>
        <p className={styles.summary}>{audience}</p>
        <section id="lessons" data-quotable>
          <h2>{m['course.lessons']()}</h2>
          <CourseLessons lessons={lessons} />
        </section>
        {comments}
      </div>
      <aside className={styles.rail}>
        {card.course && (
          <dl>
            {card.course.hours > 0 && (
              <>
                <dt>{m['course.length']()}</dt>
                <dd className="num">{m['course.hours']({ hours: card.course.hours })}</dd>
              </>
            )}
            {card.course.points > 0 && (
              <>
                <dt>{m['course.creditLabel']()}</dt>
                <dd className="num">
                  {m['course.credit']({ class: card.course.creditClass, points: card.course.points })}
                </dd>
              </>
            )}
            <dt>{m['course.priceLabel']()}</dt>
            <dd className="num">{priceText(card.course)}</dd>
          </dl>
        )}
        <h2>{m['live.detail.tabLecturers']()}</h2>
        <ul className={styles.lecturers}>
          {lecturers.map((doctor) => (
            <li key={doctor.id}>
              <Avatar name={doctor.name} src={doctor.portrait} size={40} />
              <div>
                <h3>
                  <Link to={doctor.pcLink}>{doctor.name}</Link>
                </h3>
                <p>
                  {doctor.title} · {doctor.hospital}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
