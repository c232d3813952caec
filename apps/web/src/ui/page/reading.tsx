import { type ReactNode, useEffect } from 'react';
import { m } from '../../texts/index.ts';
import styles from './reading.module.css';

interface ReadingProps {
  /** Above the text: title, author, tags. */
  head: ReactNode;
  /** Heading and anchor of each section, for the outline. */
  outline: readonly { id: string; heading: ReactNode }[];
  outlineLabel: string;
  /** Beside the text. */
  rail?: ReactNode;
  /** Below the text: where it is discussed. */
  comments?: ReactNode;
  children: ReactNode;
}

/** The anchor of the comments, which loads with the text. */
const COMMENTS_ID = 'readers-comments';

/** A page to read: 720 px of text between its outline and a side rail. */
export function Reading({ head, outline, outlineLabel, rail, comments, children }: ReadingProps) {
  useSectionOfAddress();
  return (
    <div className={styles.columns}>
      <nav className={styles.outline} aria-label={outlineLabel}>
        <ol>
          {outline.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
          {comments && (
            <li>
              <a href={`#${COMMENTS_ID}`}>{m['content.comment.title']()}</a>
            </li>
          )}
        </ol>
      </nav>
      <article className={styles.text}>
        {head}
        {children}
        {comments && (
          <div id={COMMENTS_ID} className={styles.comments}>
            {comments}
          </div>
        )}
      </article>
      {rail && (
        <aside className={styles.rail} data-print="off">
          {rail}
        </aside>
      )}
    </div>
  );
}

interface ReadingSectionProps {
  id: string;
  heading: string;
  /** True if its words can be quoted (rules/quote#quotes). */
  quotable?: boolean;
  children: ReactNode;
}

/** One section of a text. */
export function ReadingSection({ id, heading, quotable = true, children }: ReadingSectionProps) {
  return (
    <section id={id} className={styles.section} data-quotable={quotable || undefined}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

/** Scrolls to the section of the address: the text loads after the browser has searched for it. */
function useSectionOfAddress(): void {
  useEffect(() => {
    const name = window.location.hash.slice(1);
    if (/^[\w-]+$/.test(name)) document.getElementById(name)?.scrollIntoView();
  }, []);
}
