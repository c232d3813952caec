import { useId } from 'react';
import type { BrowseRecord } from '../../../entities/engagement/api/list-browse-records.ts';
import { m } from '../../../texts/index.ts';
import { SectionHeader } from '../../../ui/section/section-header.tsx';
import { TitleLink } from '../../../ui/title/title.tsx';
import { browsedTypeText, getBrowsedItem } from './browsed-item.ts';
import { formatWithinDay } from './day.ts';
import styles from './recent-list.module.css';

/** The most recent entries of the browsing history, as a narrow list of titles. */
export function RecentList({ records, more }: { records: readonly BrowseRecord[]; more: string }) {
  const id = useId();
  return (
    <section className={styles.recent} aria-labelledby={id}>
      <SectionHeader id={id} title={m['shell.sidebar.browseHistory']()} more={more} />
      <ul>
        {records.map((record) => {
          const { resourceType, resourceId, viewedAt } = record;
          const shown = getBrowsedItem(record);
          return (
            shown && (
              <li key={`${resourceType} ${resourceId}`}>
                <h3>
                  <TitleLink to={shown.pcLink} of={shown.titles} />
                </h3>
                <p className="num">
                  <span>{browsedTypeText(resourceType)}</span>
                  <time dateTime={new Date(viewedAt).toISOString()}>{formatWithinDay(viewedAt)}</time>
                </p>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
