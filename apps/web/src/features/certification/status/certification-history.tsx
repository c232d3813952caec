import { useSuspenseQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { type AuthInfo, getCustomerAuthInfoQuery } from '../../../entities/certification/api/get-customer-auth-info.ts';
import { itemsText, kindText } from '../../../entities/certification/certification-texts.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { dateTimeText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { Empty } from '../../../ui/state/empty.tsx';
import styles from './certification-history.module.css';

type Entry = AuthInfo['history'][number];

/** Submissions and decisions, newest first (rules/certification-pages#status-page). */
export function CertificationHistory() {
  const { history, certification } = useSuspenseQuery(getCustomerAuthInfoQuery(useCustomerId())).data;
  if (history.length === 0) return <Empty text={m['cert.history.empty']()} />;
  return (
    <table className={styles.history} aria-label={m['cert.history.title']()}>
      <thead>
        <tr>
          <th scope="col">{m['cert.history.time']()}</th>
          <th scope="col">{m['cert.history.event']()}</th>
          <th scope="col">{m['cert.history.details']()}</th>
          <th scope="col">{m['cert.history.result']()}</th>
        </tr>
      </thead>
      <tbody>
        {history.map((entry, index) => (
          <tr key={`${entry.at}-${entry.event}`}>
            <td className="num">{dateTimeText(entry.at)}</td>
            <td>{describe(entry)}</td>
            <td>{itemsText(entry.items)}</td>
            <td>
              <Result entry={entry} open={index === 0 && certification?.state === 'review'} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function describe({ event, kind, items }: Entry): string {
  switch (event) {
    case 'submit':
      return m['cert.history.submit']({ kind: kindText(kind) });
    case 'resubmit':
      return m['cert.history.resubmit']({ kind: kindText(kind) });
    case 'accept':
      return m['cert.history.accept']({ kind: kindText(kind) });
    case 'refuse':
      return m['cert.history.refuse']({ count: items.length });
    case 'revoke':
      return m['cert.history.revoke']({ kind: kindText(kind) });
    case 'deletePictures':
      return m['cert.history.deletePictures']();
  }
}

function Result({ entry: { event }, open }: { entry: Entry; open: boolean }) {
  if (event === 'accept')
    return <span className={clsx(styles.mark, styles.done)}>{m['cert.status.itemAccepted']()}</span>;
  if (event === 'refuse') return <span className={clsx(styles.mark, styles.wrong)}>{m['cert.history.toMend']()}</span>;
  if (event === 'revoke') return <span className={clsx(styles.mark, styles.wrong)}>{m['cert.history.revoked']()}</span>;
  return open && <span className={clsx(styles.mark, styles.waiting)}>{m['cert.status.review']()}</span>;
}
