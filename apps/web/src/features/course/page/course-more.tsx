import type { ResponseOf } from '@osteon/contract';
import { formatFileSize, ResourceType } from '@osteon/domain';
import { Link } from 'react-router';
import { emit } from '../../../lib/events.ts';
import { authorText } from '../../../texts/author-text.ts';
import { m } from '../../../texts/index.ts';
import { Cover } from '../../../ui/cover/cover.tsx';
import { download } from '../../../ui/icon/action-icons.ts';
import { caseBox, product as productIcon } from '../../../ui/icon/content-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { document } from '../../../ui/icon/icons.ts';
import { Title } from '../../../ui/title/title.tsx';
import { creditText } from '../format-course.ts';
import { priceText } from '../price-text.ts';
import styles from './course-rail.module.css';

type Course = ResponseOf<'getCourse'>;

/** The files of a course, courses to take after it, and recommended reading. */
export function CourseMore({ course: { card, attachments, following, materials, products } }: { course: Course }) {
  return (
    <>
      <CourseAttachments card={card} attachments={attachments} />
      <FollowingCourse courses={following} />
      <CourseMaterials materials={materials} products={products} />
    </>
  );
}

/** The files of a course; a press downloads one, or explains the level that it needs (rules/course#attachments). */
function CourseAttachments({ card, attachments }: Pick<Course, 'card' | 'attachments'>) {
  if (attachments.length === 0) return null;
  const request = (attachmentId: string) =>
    emit('actionRequested', {
      action: {
        name: 'downloadAttachment',
        data: { resourceType: ResourceType.course, resourceId: card.resourceId, attachmentId },
      },
      about: m['course.attachments.about'](),
    });
  return (
    <section className={styles.materials} aria-labelledby="attachments" data-print="off">
      <h2 id="attachments">{m['course.attachments']()}</h2>
      <ul>
        {attachments.map(({ id, title, bytes }) => (
          <li key={id}>
            <button type="button" onClick={() => request(id)}>
              <Icon of={download} />
              <span>
                <b>{title}</b>
                <em>PDF · {formatFileSize(bytes)}</em>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Courses to learn after this one. */
function FollowingCourse({ courses }: { courses: Course['following'] }) {
  const [next] = courses;
  if (!next?.course) return null;
  return (
    <section className={styles.following} aria-labelledby="following" data-print="off">
      <h2 id="following">{m['course.following']()}</h2>
      <article>
        <Cover picture={next.picture} sizes="128px" alt="" />
        <div>
          <h3>
            <Link to={next.pcLink}>
              <Title of={next} />
            </Link>
          </h3>
          <p>
            <span>{m['course.lessonCount']({ count: next.course.lessons.length })}</span>
            {next.course.points > 0 && <span>{creditText(next.course)}</span>}
          </p>
          <p className={styles.price}>{priceText(next.course)}</p>
        </div>
      </article>
    </section>
  );
}

/** Recommended reading for the course, and its devices. */
function CourseMaterials({ materials, products }: Pick<Course, 'materials' | 'products'>) {
  if (materials.length + products.length === 0) return null;
  return (
    <section className={styles.materials} aria-labelledby="materials" data-print="off">
      <h2 id="materials">{m['course.materials']()}</h2>
      <ul>
        {materials.map((item) => (
          <li key={item.resourceId}>
            <Link to={item.pcLink}>
              <Icon of={item.resourceType === ResourceType.case ? caseBox : document} />
              <span>
                <b>
                  <Title of={item} />
                </b>
                <em>
                  {item.resourceType === ResourceType.case ? m['content.type.case']() : m['content.type.document']()} ·{' '}
                  {authorText(item.author)}
                </em>
              </span>
            </Link>
          </li>
        ))}
        {products.map(({ id, name, company }) => (
          <li key={id}>
            <Link to={`/productList#${id}`}>
              <Icon of={productIcon} />
              <span>
                <b>{name}</b>
                <em>
                  {m['content.type.product']()} · {company}
                </em>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
