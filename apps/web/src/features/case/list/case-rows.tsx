import type { ResourceCard } from '@osteon/contract';
import clsx from 'clsx';
import { Suspense } from 'react';
import { type ContentFilter, useListContent } from '../../../entities/content/api/list-content.ts';
import { cardMark } from '../../../lib/analytics/card-marks.ts';
import { authorText } from '../../../texts/author-text.ts';
import { m } from '../../../texts/index.ts';
import { sexText } from '../../../texts/library/library-text.ts';
import { nameText } from '../../../texts/name-text.ts';
import { Cover } from '../../../ui/cover/cover.tsx';
import area from '../../../ui/link-area/link-area.module.css';
import { LoadMore } from '../../../ui/list-end/load-more.tsx';
import { RegionBoundary } from '../../../ui/region/region-boundary.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { TitleLink } from '../../../ui/title/title.tsx';
import styles from './case-list.module.css';
import { useCaseFilter } from './use-case-filter.ts';

/** The cases that the address chooses, page by page, each with the decision that it puts to the reader. */
export function CaseRows() {
  const filter = useCaseFilter();
  return (
    <RegionBoundary key={JSON.stringify(filter)}>
      <Suspense fallback={<RowSkeletons count={6} />}>
        <Pages filter={filter} />
      </Suspense>
    </RegionBoundary>
  );
}

function Pages({ filter }: { filter: ContentFilter }) {
  const { items, ...pages } = useListContent(filter);
  if (items.length === 0) return <Empty text={m['case.list.empty']()} />;
  return (
    <>
      <ul className={styles.rows} aria-label={m['route.caseList']()}>
        {items.map((item, index) => (
          <CaseRow key={item.resourceId} item={item} eager={index < 4} />
        ))}
      </ul>
      <LoadMore pages={pages} />
    </>
  );
}

function CaseRow({ item, eager }: { item: ResourceCard; eager: boolean }) {
  const { case: fields } = item;
  return (
    <li className={clsx(area.area, styles.row)} {...cardMark(item, 'row')}>
      <Cover picture={item.picture} sizes="208px" alt="" eager={eager} className={styles.cover} />
      <div>
        <h2>
          <TitleLink to={item.pcLink} of={item} />
        </h2>
        <p className={styles.patient}>
          {fields &&
            [sexText(fields.sex), m['case.age']({ age: fields.age }), fields.classification]
              .filter(Boolean)
              .join(' · ')}
          <span>
            {authorText(item.author)} {item.author?.hospital}
          </span>
        </p>
        {fields?.question && (
          <p className={styles.question}>
            <b>{m['case.list.row']()}</b>
            {fields.question}
          </p>
        )}
        <p className={styles.tags}>
          <Tag specialtyId={item.specialty.id}>{nameText(item.specialty)}</Tag>
          {fields?.tags.map(({ id, name }) => (
            <Tag key={id}>{name}</Tag>
          ))}
          {fields && fields.voteNum > 0 && (
            <span className="num">{m['case.list.votes']({ count: fields.voteNum })}</span>
          )}
          {fields?.answered && <span className={styles.answered}>{m['case.list.answered']()}</span>}
        </p>
      </div>
    </li>
  );
}
