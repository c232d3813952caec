import { closeDialog } from '../../../lib/dialogs.ts';
import { emit } from '../../../lib/events.ts';
import { useIsLoggedIn } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { follow } from '../../../ui/icon/follow-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import nav from '../../../ui/nav-list/nav-list.module.css';
import { FollowingList } from './following-list.tsx';

/** The following list, or for a visitor the lead to it. */
export function Following(props: Parameters<typeof FollowingList>[0]) {
  return useIsLoggedIn() ? <FollowingList {...props} /> : <FollowingLead />;
}

/**
 * Replaces the following list for a visitor: the reason why it is absent, and the link to log in
 * (rules/permission-lead#leads).
 */
function FollowingLead() {
  const request = () => {
    // The explanation is at a control of the page.
    closeDialog('sidebar');
    emit('actionRequested', { action: { name: 'showFollowing', data: {} } });
  };
  return (
    <section className={nav.group}>
      <ul>
        <li className={nav.item}>
          <button type="button" aria-haspopup="dialog" onClick={request}>
            <Icon of={follow} />
            <span className={nav.label}>{m['shell.following.title']()}</span>
          </button>
        </li>
      </ul>
    </section>
  );
}
