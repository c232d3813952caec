import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '../../texts/index.ts';
import { getLang } from '../../texts/locale.ts';
import { chevronLeft } from '../icon/action-icons.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './phone-bar.module.css';

interface PhoneBarProps {
  title: string;
  /** The page above this one. */
  backTo: string;
  /** Actions of the page, as icon buttons. */
  children?: ReactNode;
}

/** The head of a list page on phones, instead of the frame's header. */
export function PhoneBar({ title, backTo, children }: PhoneBarProps) {
  const back = m['common.back']();
  return (
    <header className={styles.bar} data-phone-bar>
      <Link className={styles.back} to={backTo} aria-label={back} lang={getLang(back)}>
        <Icon of={chevronLeft} size={22} />
      </Link>
      <h1 lang={getLang(title)}>{title}</h1>
      {children}
    </header>
  );
}
