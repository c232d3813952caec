import { useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { probeNow, useConnection } from '../../lib/connection/connection-store.ts';
import { m } from '../../texts/index.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { link, offline, refresh } from '../../ui/icon/icons.ts';
import { dismissNewBuild, useNewBuild } from '../new-build.ts';
import styles from './connection-banner.module.css';

/**
 * One line for what stands between the page and the gateway: no network, no answer, or a newer build. The first two go
 * by themselves; the third waits for the reader, as a reload could cost what is typed.
 */
export function ConnectionBanner({ underHeader = false }: { underHeader?: boolean }) {
  const state = useConnection((connection) => connection.state);
  const newBuild = useNewBuild(({ ready }) => ready);
  const shown = state !== 'connected' || newBuild;
  return (
    <div role="status" className={clsx(styles.place, underHeader && styles.underHeader)} data-banner={shown}>
      {state === 'offline' && <OfflineLine />}
      {state === 'lost' && <Banner kind="quiet" icon={link} text={m['state.reconnecting']()} />}
      {state === 'connected' && newBuild && (
        <Banner
          kind="news"
          icon={refresh}
          text={m['state.newVersion']()}
          action={{ label: m['error.reload'](), onClick: () => window.location.reload() }}
          onClose={dismissNewBuild}
        />
      )}
    </div>
  );
}

function OfflineLine() {
  const queries = useQueryClient();
  const retry = () => {
    probeNow();
    void queries.refetchQueries({ type: 'active' });
  };
  return (
    <Banner
      kind="error"
      icon={offline}
      text={m['state.offline']()}
      action={{ label: m['common.retry'](), onClick: retry }}
    />
  );
}
