import { PersonalTab, ROUTE_FRAMES } from '@osteon/domain';
import type { Dialogs } from '../../../lib/dialogs.ts';
import { site } from '../../../lib/site.ts';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { m } from '../../../texts/index.ts';
import { ButtonLink, buttonClass } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useCloseOnLeave } from '../../../ui/dialog/use-close-on-leave.ts';
import { chevronRight } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { QrPanel } from '../../../ui/qr-panel/qr-panel.tsx';
import styles from './lead-to-app-dialog.module.css';

const messagesPage = `${ROUTE_FRAMES.personalHome.path}?tab=${PersonalTab.messages}`;

const titles: Readonly<Record<Dialogs['leadToApp']['about'], () => string>> = {
  content: m['leadToApp.title'],
  messages: m['leadToApp.messagesTitle'],
  publish: m['publish.title'],
};

/**
 * Leads to the phone app (rules/dialog#lead-to-app): by a QR code, on a phone by a link, as it cannot scan itself,
 * where the app has an address. Messages can be read here too.
 */
export function Component({ about, onClose }: Dialogs['leadToApp'] & { onClose: () => void }) {
  useCloseOnLeave(onClose);
  const isPhone = useBreakpoint() === 'phone';
  const readHere = about === 'messages' && (
    <ButtonLink kind="text" className={styles.here} to={messagesPage} replace data-autofocus>
      {m['leadToApp.messagesHere']()}
      <Icon of={chevronRight} size={16} />
    </ButtonLink>
  );
  const hasAddress = site.appUrl !== '';
  const openApp = isPhone && hasAddress && (
    <a className={buttonClass({ kind: 'primary', size: 'lg', wide: true })} href={site.appUrl}>
      {m['leadToApp.open']()}
    </a>
  );
  const writeHere = about === 'publish' && (
    <ButtonLink kind="text" className={styles.here} to={ROUTE_FRAMES.casePublishRichText.path}>
      {m['publish.web']()}
      <Icon of={chevronRight} size={16} />
    </ButtonLink>
  );
  const actions = (openApp || readHere || writeHere) && (
    <>
      {openApp}
      {readHere}
      {writeHere}
    </>
  );
  return (
    <Dialog title={titles[about]()} phone="notice" actions={actions} onClose={onClose}>
      {hasAddress && !isPhone ? (
        <QrPanel value={site.appUrl} title={m['leadToApp.image']()}>
          <p>{m['leadToApp.body']()}</p>
        </QrPanel>
      ) : (
        <p>{m['leadToApp.phoneBody']()}</p>
      )}
    </Dialog>
  );
}
