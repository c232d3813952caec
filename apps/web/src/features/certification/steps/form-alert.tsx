import { Icon } from '../../../ui/icon/icon.tsx';
import { alert } from '../../../ui/icon/icons.ts';
import styles from './form-step.module.css';

/** What is wrong with a step as a whole, or with its picture. Some texts stay Chinese in the English form. */
export function FormAlert({ text }: { text: string }) {
  return (
    <p className={styles.alert} role="alert" lang={/\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en'}>
      <Icon of={alert} size={16} />
      {text}
    </p>
  );
}
