import { PersonalTab, ROUTE_FRAMES } from '@osteon/domain';
import { QRCodeSVG } from 'qrcode.react';
import { site } from '../../../lib/site.ts';
import { m } from '../../../texts/index.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useCloseOnLeave } from '../../../ui/dialog/use-close-on-leave.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { chevronRight } from '../../../ui/icon/icons.ts';
import styles from './lead-to-app-dialog.module.css';

const messagesPage = `${ROUTE_FRAMES.personalHome.path}?tab=${PersonalTab.messages}`;

/** Hands over to the phone app by a code; messages can be read here too (seed 000 §1; spec-decision 30c). */
export function Component({ about, onClose }: { about: 'content' | 'messages'; onClose: () => void }) {
  useCloseOnLeave(onClose);
  const messages = about === 'messages';
  return (
    <Dialog
      title={messages ? m['leadToApp.messagesTitle']() : m['leadToApp.title']()}
      onClose={onClose}
      actions={
        messages && (
          <ButtonLink kind="text" to={messagesPage} replace data-autofocus>
            {m['leadToApp.messagesHere']()}
            <Icon of={chevronRight} size={16} />
          </ButtonLink>
        )
      }
    >
      <div className={styles.content}>
        <QRCodeSVG className={styles.code} value={site.appUrl} size={160} title={m['leadToApp.image']()} />
        <p>{m['leadToApp.body']()}</p>
      </div>
    </Dialog>
  );
}
