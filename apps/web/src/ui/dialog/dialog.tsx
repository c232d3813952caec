import { Modal } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import clsx from 'clsx';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { m } from '../../texts/index.ts';
import { getLang } from '../../texts/locale.ts';
import { close } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Logo } from '../logo/logo.tsx';
import { MantineThemeProvider } from '../theme/mantine-theme-provider.tsx';
import { closeOnBack } from './close-on-back.ts';
import styles from './dialog.module.css';
import { useTopmost } from './use-topmost.ts';

interface DialogProps {
  /** Its accessible name, and its heading unless `bare`. */
  title: string;
  onClose: () => void;
  /** A short line above the heading, as the number of a step. */
  kicker?: string;
  /** Language of the whole dialog, where it differs from the interface's. */
  lang?: 'en' | 'zh-CN';
  /** The width in px; under 500 px none applies. */
  width?: 400 | 520 | 720;
  /** Under 500 px: the whole screen, the same with the logo and a larger heading, or a notice at the bottom. */
  phone?: 'sheet' | 'page' | 'notice';
  /** Takes the height of the window, except 50 px at its edges. */
  tall?: boolean;
  /** The content has its own heading; the close button is over it. */
  bare?: boolean;
  /** False where only an action closes it: no close button, no Esc, no click on the backdrop. */
  closable?: boolean;
  /** Buttons at the end, right-aligned, the primary last. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * The dialog shell of all dialogs. It is open while it is mounted: the focus stays inside and returns afterwards; Esc,
 * the back button and a click on the backdrop close it.
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, width = 400, phone = 'sheet', bare = false, tall = false } = props;
  const { closable = true, kicker, lang = getLang(title), actions, children } = props;
  const closeNow = useEffectEvent(onClose);
  const isTopmost = useTopmost();
  useFocusReturn();
  useEffect(() => (closable ? closeOnBack(closeNow) : undefined), [closable]);
  return (
    <MantineThemeProvider>
      <Modal.Root
        opened
        onClose={() => {
          if (isTopmost()) onClose();
        }}
        closeOnEscape={closable}
        closeOnClickOutside={closable}
        returnFocus={false}
        lockScroll={false}
        transitionProps={{ duration: 0 }}
        size={width}
        centered
        classNames={{
          overlay: styles.overlay,
          inner: clsx(styles.inner, phone === 'notice' ? styles.notice : styles.sheet, phone === 'page' && styles.page),
          content: clsx(styles.content, tall && styles.tall),
          title: styles.title,
        }}
      >
        <Modal.Overlay />
        <Modal.Content aria-label={title} lang={lang} data-dialog>
          {!bare && (
            <div className={styles.header}>
              {phone === 'page' && (
                <div className={styles.logo}>
                  <Logo markSize={26} />
                </div>
              )}
              {kicker && <p className={`${styles.kicker} num`}>{kicker}</p>}
              <Modal.Title>{title}</Modal.Title>
            </div>
          )}
          <div className={clsx(styles.body, bare && styles.bare)}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
          {closable && (
            <IconButton className={styles.close} label={m['common.close']()} icon={close} size="lg" onClick={onClose} />
          )}
        </Modal.Content>
      </Modal.Root>
    </MantineThemeProvider>
  );
}

/** Returns the focus on unmount to the element that had it on mount. */
function useFocusReturn(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
}
