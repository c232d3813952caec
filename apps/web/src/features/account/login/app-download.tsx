import { Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { site } from '../../../lib/site.ts';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { m } from '../../../texts/index.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { phone } from '../../../ui/icon/account-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { MantineThemeProvider } from '../../../ui/theme/mantine-theme-provider.tsx';
import styles from './app-download.module.css';

/**
 * A button that shows the QR code of the app's download page, on phones a link there; nothing without one
 * (rules/portal-settings#operator-values).
 */
export function AppDownload() {
  const [open, setOpen] = useState(false);
  const isPhone = useBreakpoint() === 'phone';
  if (site.appUrl === '') return null;
  if (isPhone) {
    return (
      <a href={site.appUrl} className={buttonClass({ kind: 'secondary' })}>
        {m['leadToApp.open']()}
      </a>
    );
  }
  return (
    <MantineThemeProvider>
      <Popover opened={open} onChange={setOpen} offset={8} position="top" withinPortal={false}>
        <Popover.Target>
          <Button
            kind="text"
            size="sm"
            className={styles.button}
            // Esc closes the popup alone, not the dialog around it.
            data-mantine-stop-propagation={open || undefined}
            onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
            onClick={() => setOpen(!open)}
          >
            <Icon of={phone} size={18} />
            {m['account.qr.download']()}
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={styles.popup}>
          <QRCodeSVG className={styles.code} value={site.appUrl} size={120} title={m['account.qr.downloadPopup']()} />
          <span aria-hidden="true">{m['account.qr.downloadPopup']()}</span>
        </Popover.Dropdown>
      </Popover>
    </MantineThemeProvider>
  );
}
