import { Link } from 'react-router';
import { useListTags } from '../../entities/content/api/list-tags.ts';
import { m } from '../../texts/index.ts';
import { Empty } from '../../ui/state/empty.tsx';
import styles from './tag-directory.module.css';

const kinds = ['surgery', 'disease'] as const;

/** Surgery and disease tags with the number of resources of each. */
export function TagDirectory({ specialtyId }: { specialtyId?: string | undefined }) {
  const tags = useListTags(specialtyId);
  if (tags.length === 0) return <Empty />;
  return kinds.map((kind) => (
    <section key={kind} className={styles.kind} aria-labelledby={kind}>
      <h2 id={kind}>{kind === 'surgery' ? m['shell.sidebar.surgery']() : m['tag.disease']()}</h2>
      <ul>
        {tags
          .filter((tag) => tag.kind === kind)
          .map((tag) => (
            <li key={tag.id}>
              <Link to={`/tagTerminal?id=${tag.id}`}>{tag.name}</Link>
              <span className="num">{tag.count}</span>
            </li>
          ))}
      </ul>
    </section>
  ));
}
