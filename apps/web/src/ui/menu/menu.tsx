import { Menu as MantineMenu } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import clsx from 'clsx';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { getLang } from '../../texts/locale.ts';
import { Icon } from '../icon/icon.tsx';
import { MantineThemeProvider } from '../theme/mantine-theme-provider.tsx';
import styles from './menu.module.css';

interface MenuProps {
  /** The button that opens it; it keeps its accessible name. */
  target: ReactElement;
  /** Width in px; the width of its entries by default. */
  width?: number;
  side?: 'bottom-end' | 'bottom-start' | 'right-start';
  /** Opens on hover too, where the menu only repeats what a click would open. */
  onHover?: boolean;
  /** Class of the list. */
  className?: string;
  children: ReactNode;
}

/** A menu under its button: arrow keys move, Esc closes and returns the focus. */
export function Menu({ target, width, side = 'bottom-end', onHover = false, className, children }: MenuProps) {
  // Opened by hover, it does not take the focus from a field that is typed in.
  const [takesFocus, setTakesFocus] = useState(true);
  return (
    <MantineThemeProvider>
      <MantineMenu
        position={side}
        trigger={onHover ? 'click-hover' : 'click'}
        offset={8}
        width={width}
        returnFocus
        trapFocus={takesFocus}
        onChange={(opened) => opened && onHover && setTakesFocus(isTriggerFocused())}
        // The first entry takes the focus: a placeholder is not a menu item, and a menu may not contain other elements.
        withInitialFocusPlaceholder={false}
        transitionProps={{ duration: 120 }}
        classNames={{
          dropdown: clsx(styles.menu, className),
          item: styles.item,
          itemLabel: styles.label,
          itemSection: styles.icon,
        }}
      >
        <MantineMenu.Target>{target}</MantineMenu.Target>
        <MantineMenu.Dropdown>{children}</MantineMenu.Dropdown>
      </MantineMenu>
    </MantineThemeProvider>
  );
}

/** Returns true when a menu's button has the focus: true after a click and with the keyboard. */
const isTriggerFocused = () => document.activeElement?.matches('[aria-haspopup="menu"]') ?? false;

interface MenuItemProps {
  /** One of icons.ts, before the text. */
  icon?: string;
  /** One of icons.ts, after the text. */
  end?: string;
  /** The entry of the current page. */
  current?: boolean;
  /** Language of the text, where it is known. */
  lang?: string;
  children: ReactNode;
}

const sections = ({ icon, end }: MenuItemProps) => ({
  leftSection: icon && <Icon of={icon} />,
  rightSection: end && <Icon of={end} size={16} />,
});

/** A menu entry that runs an action. */
export function MenuItem({ onSelect, ...props }: MenuItemProps & { onSelect: () => void }) {
  return (
    <MantineMenu.Item
      {...sections(props)}
      lang={props.lang ?? getLang(props.children)}
      className={clsx(props.current && styles.current)}
      onClick={onSelect}
    >
      {props.children}
    </MantineMenu.Item>
  );
}

/** A menu entry that links to a page of the portal, or in a new tab to another platform. */
export function MenuLink({
  to,
  newTab = false,
  onSelect,
  ...props
}: MenuItemProps & { to: string; newTab?: boolean; onSelect?: () => void }) {
  return (
    <MantineMenu.Item
      {...sections(props)}
      className={clsx(props.current && styles.current)}
      component={Link}
      to={to}
      target={newTab ? '_blank' : undefined}
      onClick={onSelect}
      aria-current={props.current ? 'page' : undefined}
    >
      {props.children}
    </MantineMenu.Item>
  );
}

/** A menu entry that saves a file of the gateway. */
export function MenuDownload({ href, ...props }: MenuItemProps & { href: string }) {
  return (
    <MantineMenu.Item {...sections(props)} lang={props.lang} component="a" href={href} download>
      {props.children}
    </MantineMenu.Item>
  );
}

/** A rule between groups of entries. */
export function MenuRule() {
  return <MantineMenu.Divider className={styles.rule} />;
}
