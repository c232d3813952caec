import clsx from 'clsx';
import type { ReactNode } from 'react';
import { getLang } from '../../texts/locale.ts';
import { Icon } from '../icon/icon.tsx';
import { alert } from '../icon/icons.ts';
import styles from './field-error.module.css';

interface FieldErrorProps {
  /** What a control names as its description. */
  id?: string;
  className?: string | undefined;
  /** Where it is not the language that the text has in the interface. */
  lang?: 'en' | 'zh-CN' | undefined;
  children: ReactNode;
}

/** What is wrong with a control or a form, below it and announced. */
export function FieldError({ id, className, children, lang = getLang(children) }: FieldErrorProps) {
  return (
    <p id={id} className={clsx(styles.error, className)} role="alert" lang={lang}>
      <Icon of={alert} size={16} />
      <span>{children}</span>
    </p>
  );
}
