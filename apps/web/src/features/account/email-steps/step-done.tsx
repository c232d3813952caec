import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/icons.ts';
import { useFocusOnMount } from '../form/use-focus-on-mount.ts';
import styles from './email-steps.module.css';

/** The last step: success. */
export function StepDone({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  const first = useFocusOnMount<HTMLButtonElement>();
  return (
    <section className={styles.form}>
      <span className={styles.done}>
        <Icon of={check} size={28} />
      </span>
      <div role="status">
        <h2>{title}</h2>
        <p className={styles.lead}>{text}</p>
      </div>
      <Button ref={first} className={styles.only} kind="primary" size="lg" wide onClick={onClose}>
        {m['common.gotIt']()}
      </Button>
    </section>
  );
}
