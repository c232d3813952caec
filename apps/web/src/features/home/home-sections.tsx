import { formatDuration, ResourceType } from '@osteon/domain';
import clsx from 'clsx';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Home } from '../../entities/home/api/get-home.ts';
import { cardMark } from '../../lib/analytics/card-marks.ts';
import { m } from '../../texts/index.ts';
import { nameText } from '../../texts/name-text.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { CardGrid } from '../../ui/card/card-grid.tsx';
import { ResourceCard } from '../../ui/card/resource-card.tsx';
import { Cover } from '../../ui/cover/cover.tsx';
import area from '../../ui/link-area/link-area.module.css';
import { SectionHeader } from '../../ui/section/section-header.tsx';
import styles from './home.module.css';
import own from './home-sections.module.css';

type Section = Home['sections'][number];

/** The sections that the library names, each in the layout of its content. */
export function HomeSections({ sections }: { sections: Home['sections'] }) {
  return sections.map((section) => <HomeSection key={section.title} section={section} />);
}

function HomeSection({ section }: { section: Section }) {
  const id = useId();
  return (
    <section
      className={clsx(styles.section, styles.distant, section.kind !== 'doctors' && styles.wholeRows)}
      aria-labelledby={id}
      data-scene="section"
    >
      <SectionHeader id={id} title={nameText({ name: section.title, nameEn: section.titleEn })} more={section.pcLink} />
      <SectionList section={section} />
    </section>
  );
}

function SectionList({ section }: { section: Section }) {
  if (section.kind === 'resources') {
    return (
      <CardGrid>
        {section.list.map((item) => (
          <ResourceCard key={item.resourceId} item={item} />
        ))}
      </CardGrid>
    );
  }
  if (section.kind === 'collections') {
    return (
      <CardGrid>
        {section.list.map((collection) => (
          <article key={collection.id} className={clsx(area.area, own.collection)}>
            <Cover
              picture={collection.picture}
              sizes="300px"
              alt=""
              duration={formatDuration(collection.totalSeconds)}
              className={own.cover}
            />
            <h3>
              <Link to={collection.pcLink}>{collection.title}</Link>
            </h3>
            <p className="num">{m['home.videoCount']({ count: collection.videoCount })}</p>
          </article>
        ))}
      </CardGrid>
    );
  }
  return (
    <ul className={own.doctors}>
      {section.list.map((doctor) => (
        <li
          key={doctor.id}
          className={area.area}
          {...cardMark({ resourceType: ResourceType.author, resourceId: doctor.id }, 'tile')}
        >
          <Avatar name={doctor.name} src={doctor.portrait} size={48} />
          <div>
            <h3>
              <Link to={doctor.pcLink}>{doctor.name}</Link>
            </h3>
            <p>{doctor.hospital}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
