import { useQueryClient } from '@tanstack/react-query';
import { m } from '../../texts/index.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { offline } from '../../ui/icon/icons.ts';
import styles from './offline-banner.module.css';

/** Says that there is no network; trying again asks for everything on the page. */
export function OfflineBanner() {
  const queries = useQueryClient();
  const retry = () => void queries.refetchQueries({ type: 'active' });
  return (
    <div className={styles.place}>
      <Banner
        kind="error"
        icon={offline}
        text={m['error.network']()}
        action={{ label: m['common.retry'](), onClick: retry }}
      />
    </div>
  );
}
