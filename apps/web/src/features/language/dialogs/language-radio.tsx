import { getLang } from '../../../texts/locale.ts';
import styles from './language-dialog.module.css';

interface LanguageRadioProps {
  /** Name of the radio group. */
  name: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
}

/** One of two languages, in the size of a touch target. */
export function LanguageRadio({ name, label, checked, onChoose }: LanguageRadioProps) {
  return (
    <label className={styles.option}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <span lang={getLang(label)}>{label}</span>
    </label>
  );
}
