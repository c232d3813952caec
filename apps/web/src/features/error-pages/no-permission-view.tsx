import { isCertified, maskAccount } from '@osteon/domain';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useProfile } from '../../entities/account/use-profile.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { site } from '../../lib/site.ts';
import { m } from '../../texts/index.ts';
import { wordGap } from '../../texts/join-text.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { CertifiedMark } from '../../ui/mark/certified-mark.tsx';
import { EmptyMark } from '../../ui/state/empty.tsx';
import styles from './error-pages.module.css';
import { readableAddress } from './readable-address.ts';

interface NoPermissionViewProps {
  /** Role of the customer; undefined while unknown and for a visitor. */
  roleId: number | undefined;
  /** Ends this account's session here and offers another. */
  onChangeAccount: () => void;
  /** Content beside. */
  children: ReactNode;
}

/**
 * A page that this account may not open: the reader's role, the reason, and the ways on
 * (rules/error-pages#no-permission).
 */
export function NoPermissionView({ roleId, onChangeAccount, children }: NoPermissionViewProps) {
  const [query] = useSearchParams();
  const user = useSession((state) => state.check?.userInfo);
  const portrait = useProfile()?.portrait;
  const from = query.get('from');
  return (
    <div className={`page ${styles.page}`}>
      <div className={`${styles.top} ${styles.refused}`}>
        <EmptyMark />
        <div>
          <h1>{m['noPermission.title']()}</h1>
          <p className={styles.why}>{m['noPermission.body']()}</p>
          <dl className={styles.details}>
            {user && (
              <Detail term={m['noPermission.account']()}>
                <Avatar name={user.name} src={portrait} size={28} />
                {user.name} <span className="num">{maskAccount(user.mobile || user.email)}</span>
              </Detail>
            )}
            {roleId !== undefined && (
              <Detail term={m['info.certStatus']()}>
                {isCertified(roleId) ? <CertifiedMark /> : m['info.uncertified']()}
                <Link className="target" to="/personalInfo">
                  {m['route.personalInfo']()}
                </Link>
              </Detail>
            )}
            <Detail term={m['account.contact.title']()}>
              <span>
                {m['noPermission.contact']()}
                {wordGap()}
                <a className="target" href={`mailto:${site.email}`}>
                  {site.email}
                </a>
              </span>
            </Detail>
            {from?.startsWith('/edu/') && (
              <Detail term={m['noPermission.address']()}>
                <code>{readableAddress(from)}</code>
              </Detail>
            )}
          </dl>
          <p className={styles.ways}>
            <Button kind="primary" onClick={onChangeAccount}>
              {user ? m['account.lock.changeAccount']() : m['common.goLogin']()}
            </Button>
            <ButtonLink to="/home">{m['common.backHome']()}</ButtonLink>
          </p>
        </div>
        <div className={styles.beside}>{children}</div>
      </div>
    </div>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
