import type { ResourceCard } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import { Link } from 'react-router';
import { authorText } from '../../../texts/author-text.ts';
import { m } from '../../../texts/index.ts';
import { caseBox, product } from '../../../ui/icon/content-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import * as icons from '../../../ui/icon/icons.ts';
import { Title } from '../../../ui/title/title.tsx';
import styles from './material-list.module.css';

const kinds: ReadonlyMap<number, { icon: string; name: () => string }> = new Map([
  [ResourceType.document, { icon: icons.document, name: m['content.type.document'] }],
  [ResourceType.case, { icon: caseBox, name: m['content.type.case'] }],
  [ResourceType.course, { icon: icons.course, name: m['content.type.course'] }],
  [ResourceType.product, { icon: product, name: m['content.type.product'] }],
]);

/** Documents, cases and the like on the same subject. */
export function MaterialList({ items }: { items: readonly ResourceCard[] }) {
  if (items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="materials">
      <h2 id="materials">{m['video.materials']()}</h2>
      <ul>
        {items.map((item) => (
          <li key={`${item.resourceType}-${item.resourceId}`}>
            <Link to={item.pcLink}>
              <Icon of={kinds.get(item.resourceType)?.icon ?? icons.link} />
              <span>
                <b>
                  <Title of={item} />
                </b>
                <em>{describe(item)}</em>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function describe({ resourceType, author, pages }: ResourceCard): string {
  const kind = kinds.get(resourceType)?.name();
  const size = pages === null ? undefined : m['video.pages']({ count: pages });
  return [kind, authorText(author), size].filter(Boolean).join(' · ');
}
