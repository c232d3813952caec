import { useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { onReconnect, probeNow, useConnection } from '../../lib/connection/connection-store.ts';
import { m } from '../../texts/index.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { check, link, offline, refresh } from '../../ui/icon/icons.ts';
import { dismissUpdate, useUpdateAvailable } from '../offline/update-available.ts';
import styles from './connection-banner.module.css';

/** The time for which the restored connection is shown, in ms. */
const RESTORED_MS = 3_000;

/**
 * One line for the state of the connection: no network, no answer, or a newer build. The first two disappear by
 * themselves; the third reloads on demand only, as a reload could lose typed text.
 */
export function ConnectionBanner({ underHeader = false }: { underHeader?: boolean }) {
  const state = useConnection((connection) => connection.state);
  const newBuild = useUpdateAvailable(({ ready }) => ready);
  const restored = useRestored();
  const shown = state !== 'connected' || restored || newBuild;
  return (
    <div role="status" className={clsx(styles.place, underHeader && styles.underHeader)} data-banner={shown}>
      {state === 'offline' && <OfflineLine />}
      {state === 'lost' && <Banner kind="quiet" icon={link} text={m['state.reconnecting']()} />}
      {state === 'connected' && restored && <Banner kind="quiet" icon={check} text={m['state.reconnected']()} />}
      {state === 'connected' && !restored && newBuild && (
        <Banner
          kind="news"
          icon={refresh}
          text={m['state.newVersion']()}
          action={{ label: m['error.reload'](), onClick: () => window.location.reload() }}
          onClose={dismissUpdate}
        />
      )}
    </div>
  );
}

/** True for a short time after a lost connection is restored. */
function useRestored(): boolean {
  const [restored, setRestored] = useState(false);
  useEffect(() => onReconnect(() => setRestored(true)), []);
  useEffect(() => {
    if (!restored) return;
    const timer = setTimeout(() => setRestored(false), RESTORED_MS);
    return () => clearTimeout(timer);
  }, [restored]);
  return restored;
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
