import { Tooltip as MantineTooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';
import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

interface TooltipProps {
  /** What it shows; the control under it keeps its own name. */
  label: ReactNode;
  children: ReactElement;
}

/** Words that appear beside a control under the pointer and with the focus; Esc hides them. */
export function Tooltip({ label, children }: TooltipProps) {
  return (
    <MantineTooltip
      label={label}
      position="top"
      offset={8}
      events={{ hover: true, focus: true, touch: false }}
      transitionProps={{ duration: 120 }}
      classNames={{ tooltip: styles.tooltip }}
    >
      {children}
    </MantineTooltip>
  );
}
