import { Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import type { ReactNode } from 'react';
import { m } from '../../texts/index.ts';
import { close } from '../../ui/icon/icons.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { MantineThemeProvider } from '../../ui/theme/mantine-theme-provider.tsx';
import styles from './explain-popover.module.css';
import type { ControlPosition } from './use-control-position.ts';

interface ExplainPopoverProps {
  /** The control that it explains. */
  control: HTMLElement;
  position: ControlPosition;
  title: string;
  onClose: () => void;
  actions: ReactNode;
  children: ReactNode;
}

/** An explanation at its control: Esc, a click elsewhere and the close button close it, and the focus returns. */
export function ExplainPopover({ control, position, title, onClose, actions, children }: ExplainPopoverProps) {
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
          <div className={styles.place} style={position} aria-hidden="true" />
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
