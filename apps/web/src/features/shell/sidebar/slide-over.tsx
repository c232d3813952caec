import { ROUTE_FRAMES } from '@osteon/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCheckAiSearchAuthority } from '../../../entities/ai/api/check-ai-search-authority.ts';
import { m } from '../../../texts/index.ts';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { external } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check, close } from '../../../ui/icon/icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Logo } from '../../../ui/logo/logo.tsx';
import { otherPlatforms, thisPlatform } from '../platforms.ts';
import { EntryMark } from './entry-mark.tsx';
import { simpleEntries } from './nav-entries.ts';
import styles from './slide-over.module.css';
import { useActiveItem } from './use-active-item.ts';

/**
 * The sidebar that slides over the page, with the platforms for which a narrow header has no space
 * (rules/shell#sidebar).
 */
export function SlideOver({ following, onClose }: { following: ReactNode; onClose: () => void }) {
  const { item } = useActiveItem();
  const entries = simpleEntries(useCheckAiSearchAuthority() === true);
  const modal = useModal(onClose);
  return (
    <dialog {...modal} data-dialog className={styles.cover} aria-label={m['shell.sidebar.label']()}>
      <div className={styles.panel}>
        <header className={styles.head}>
          <IconButton icon={close} label={m['shell.header.closeMenu']()} onClick={onClose} />
          <Link className={styles.logo} to={ROUTE_FRAMES.home.path} aria-label={m['common.backHome']()} replace>
            <Logo />
          </Link>
        </header>
        <nav className={styles.body} aria-label={m['shell.sidebar.label']()}>
          <ul>
            {entries.map(({ id, label, icon, to }) => (
              <li key={id} className={styles.item}>
                <Link className={styles.entry} to={to} aria-current={item === id ? 'page' : undefined} replace>
                  <Icon of={icon} />
                  {label()}
                </Link>
                <span className={styles.mark}>
                  <EntryMark item={id} />
                </span>
              </li>
            ))}
          </ul>
          {following}
          <section className={styles.platforms}>
            <h2>{m['shell.platform.trigger']()}</h2>
            <ul>
              <li>
                <Link className={styles.platform} to={thisPlatform.to} aria-current="true" replace>
                  {thisPlatform.label()}
                  <Icon of={check} />
                </Link>
              </li>
              {otherPlatforms.map(({ label, href }) => (
                <li key={href}>
                  <a className={styles.platform} href={href} target="_blank" rel="noopener">
                    {label()}
                    <Icon of={external} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </nav>
      </div>
    </dialog>
  );
}
