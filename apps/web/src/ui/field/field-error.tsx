import clsx from 'clsx';
import type { ReactNode } from 'react';
import { getLang } from '../../texts/locale.ts';
import { Icon } from '../icon/icon.tsx';
import { alert } from '../icon/icons.ts';
import styles from './field-error.module.css';

interface FieldErrorProps {
  /** The id that a control references as its description. */
  id?: string;
  className?: string | undefined;
  /** The language of the text, where it is not that of the interface. */
  lang?: 'en' | 'zh-CN' | undefined;
  children: ReactNode;
}

/** The error of a control or a form, below it and announced. */
export function FieldError({ id, className, children, lang = getLang(children) }: FieldErrorProps) {
  return (
    <p id={id} className={clsx(styles.error, className)} role="alert" lang={lang}>
      <Icon of={alert} size={16} />
      <span>{children}</span>
    </p>
  );
}
