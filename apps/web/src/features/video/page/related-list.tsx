import type { ResourceCard } from '@osteon/contract';
import { formatDuration } from '@osteon/domain';
import { audienceText } from '../../../texts/audience-text.ts';
import { authorText } from '../../../texts/author-text.ts';
import { m } from '../../../texts/index.ts';
import { VipMark } from '../../../ui/mark/mark.tsx';
import { ListRow } from '../../../ui/row/list-row.tsx';
import styles from './related-list.module.css';

/** Other videos on the same subject. */
export function RelatedList({ items }: { items: readonly ResourceCard[] }) {
  if (items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="related" data-scene="related">
      <h2 id="related">{m['content.detail.related']()}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.resourceId}>
            <ListRow
              to={item.pcLink}
              of={item}
              picture={item.picture}
              meta={
                <>
                  <span>{authorText(item.author)}</span>
                  {item.viewCount > 0 && <span>{audienceText(item)}</span>}
                </>
              }
              mark={item.vip && <VipMark>{m['content.mark.vip']()}</VipMark>}
              duration={item.durationSeconds === null ? undefined : formatDuration(item.durationSeconds)}
              watched={item.watched}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
