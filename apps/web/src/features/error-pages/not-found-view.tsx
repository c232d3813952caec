import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { m } from '../../texts/index.ts';
import { getLang } from '../../texts/locale.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyMark } from '../../ui/state/empty.tsx';
import { ErrorPageSearch } from './error-page-search.tsx';
import styles from './error-pages.module.css';
import { HotWords } from './hot-words.tsx';
import { NearestMatch } from './nearest-match.tsx';
import { readableAddress } from './readable-address.ts';

/** The page of an unknown address: the address, a search, the nearest match, and content below. */
export function NotFoundView({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const missing = m['error.notFound']();
  const query = new URLSearchParams(search);
  query.delete('ch');
  const address = `/edu${pathname}${query.size > 0 ? `?${query}` : ''}`;
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.top}>
        <EmptyMark />
        <div>
          <h1 lang={getLang(missing)}>{missing}</h1>
          <p className={styles.address}>
            {m['missing.address']()} <code>{readableAddress(address)}</code>
          </p>
          <ErrorPageSearch />
          <HotWords />
          <p className={styles.ways}>
            <ButtonLink to="/home">{m['common.backHome']()}</ButtonLink>
            {/* A tab that starts here has no previous page. */}
            {window.history.length > 1 && (
              <Button kind="text" onClick={() => void navigate(-1)}>
                {m['common.back']()}
              </Button>
            )}
          </p>
        </div>
        <NearestMatch path={pathname} query={query} />
      </div>
      {children}
    </div>
  );
}
