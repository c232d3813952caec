import { Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { m } from '../../texts/index.ts';
import { close } from '../../ui/icon/icons.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { MantineThemeProvider } from '../../ui/theme/mantine-theme-provider.tsx';
import styles from './explain-popover.module.css';

interface ExplainPopoverProps {
  /** The control that it explains. */
  control: HTMLElement;
  title: string;
  onClose: () => void;
  actions: ReactNode;
  children: ReactNode;
}

/** An explanation at its control: Esc, a click elsewhere and the close button close it, and the focus returns. */
export function ExplainPopover({ control, title, onClose, actions, children }: ExplainPopoverProps) {
  const place = usePlace(control);
  const closeAndReturn = () => {
    onClose();
    control.focus({ preventScroll: true });
  };
  return (
    <MantineThemeProvider>
      <Popover
        opened
        onChange={(opened) => {
          if (!opened) onClose();
        }}
        onDismiss={onClose}
        closeOnEscape={false}
        width={320}
        position="bottom-start"
        offset={8}
        trapFocus
        transitionProps={{ duration: 0 }}
        classNames={{ dropdown: styles.popover }}
      >
        <Popover.Target>
          <div className={styles.place} style={place} aria-hidden="true" />
        </Popover.Target>
        <Popover.Dropdown
          role="dialog"
          aria-label={title}
          data-dialog
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            closeAndReturn();
          }}
        >
          <h3 className={styles.title}>{title}</h3>
          {children}
          <div className={styles.actions}>{actions}</div>
          <IconButton className={styles.close} icon={close} label={m['common.close']()} onClick={closeAndReturn} />
        </Popover.Dropdown>
      </Popover>
    </MantineThemeProvider>
  );
}

/** Where a control is in the window, also after the page has scrolled or changed. */
function usePlace(control: HTMLElement) {
  const [place, setPlace] = useState(() => measure(control));
  useLayoutEffect(() => {
    const update = () => setPlace(measure(control));
    window.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
    };
  }, [control]);
  return place;
}

function measure(control: HTMLElement) {
  const { left, top, width, height } = control.getBoundingClientRect();
  return { left, top, width, height };
}
