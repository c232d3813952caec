import styles from './unsubscribe.module.css';

/** Stands in a sentence where the address comes; no text of ours holds it. */
const SLOT = '\u0000';

/** A sentence with an address in it, which may be long and stands out. */
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
