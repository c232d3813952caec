import clsx from 'clsx';
import { getLang } from '../../texts/locale.ts';
import { Icon } from '../icon/icon.tsx';
import { alert, check } from '../icon/icons.ts';
import styles from './toast.module.css';
import { type Toast, useToasts } from './toast.ts';

/** The region of the toasts; mounted once in the app. */
export function ToastRegion() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <div className={styles.region} data-print="off">
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** One toast; announced assertively if it is an error. */
export function ToastLine({ toast: { kind, text } }: { toast: Toast }) {
  const isError = kind === 'error';
  return (
    <p className={clsx(styles.toast, isError && styles.error)} role={isError ? 'alert' : 'status'} lang={getLang(text)}>
      <Icon of={isError ? alert : check} />
      {text}
    </p>
  );
}
