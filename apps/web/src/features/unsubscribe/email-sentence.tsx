import styles from './unsubscribe.module.css';

/** Placeholder of the address in the sentence. */
const SLOT = '\u0000';

/** A sentence with an emphasised e-mail address. */
export function EmailSentence({ text, email }: { text: (values: { email: string }) => string; email: string }) {
  const [before, after] = text({ email: SLOT }).split(SLOT);
  return (
    <p className={styles.text}>
      {before}
      <b>{email}</b>
      {after}
    </p>
  );
}
