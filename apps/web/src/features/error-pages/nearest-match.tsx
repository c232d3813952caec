import { formatDuration, ROUTE_FRAMES } from '@osteon/domain';
import { Link } from 'react-router';
import { authorText } from '../../texts/author-text.ts';
import { m } from '../../texts/index.ts';
import { routeText } from '../../texts/route-text.ts';
import { Cover } from '../../ui/cover/cover.tsx';
import { Title } from '../../ui/title/title.tsx';
import styles from './error-pages.module.css';
import { nearestRoute } from './nearest-route.ts';
import { useItemCard } from './use-item-card.ts';

/** The item or screen that is nearest to an unknown address; nothing where none is near. */
export function NearestMatch({ path, query }: { path: string; query: URLSearchParams }) {
  const route = nearestRoute(path);
  const item = useItemCard(route, query.get('id'));
  if (!route) return null;
  return (
    <aside className={styles.match}>
      <h2>{m['missing.nearest']()}</h2>
      {item ? (
        <Link to={item.pcLink}>
          <Cover
            picture={item.picture}
            sizes="332px"
            alt=""
            duration={item.durationSeconds === null ? undefined : formatDuration(item.durationSeconds)}
          />
          <span>
            <b>
              <Title of={item} />
            </b>
            <em>
              {authorText(item.author)} {item.author?.hospital}
            </em>
          </span>
        </Link>
      ) : (
        <Link to={ROUTE_FRAMES[route].path}>
          <b>{routeText(route)}</b>
        </Link>
      )}
    </aside>
  );
}
