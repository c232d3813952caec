import { useState } from 'react';
import { useReadOutbox } from '../../entities/outbox/api/read-outbox.ts';
import { errorText } from '../../texts/error-text.ts';
import { m } from '../../texts/index.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { search } from '../../ui/icon/icons.ts';
import { Segmented } from '../../ui/segmented/segmented.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import styles from './outbox.module.css';
import { OutboxList } from './outbox-list.tsx';

const kinds = [
  { value: 'all', label: m['common.all'] },
  { value: 'sms', label: m['outbox.sms'] },
  { value: 'mail', label: m['outbox.mail'] },
] as const;

/** SMS and mail that the gateway stored because no provider is configured (rules/outbox#local-outbox). */
export function OutboxView() {
  const [account, setAccount] = useState('');
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('all');
  const { data, error, refetch, isFetching } = useReadOutbox();
  if (error) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} busy={isFetching} />;
  const wanted = account.trim().toLowerCase();
  const filtered = data?.filter(
    (message) => message.account.includes(wanted) && (kind === 'all' || message.kind === kind),
  );
  return (
    <>
      <div className={styles.filters}>
        <div className={styles.search}>
          <Icon of={search} size={18} />
          <input
            type="search"
            aria-label={m['outbox.account']()}
            placeholder={m['outbox.account']()}
            value={account}
            onChange={({ currentTarget }) => setAccount(currentTarget.value)}
          />
        </div>
        <Segmented
          label={m['outbox.kind']()}
          options={kinds.map(({ value, label }) => ({ value, label: label() }))}
          value={kind}
          onChange={setKind}
        />
      </div>
      {filtered && <OutboxList messages={filtered} none={wanted === '' ? m['outbox.none']() : m['outbox.noMatch']()} />}
    </>
  );
}
