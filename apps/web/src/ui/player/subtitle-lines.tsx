import type { ReactNode } from 'react';
import styles from './subtitle-lines.module.css';

const languageTags = { zh: 'zh-CN', en: 'en' } as const;

/**
 * The subtitles of a player, a line for each language; beside the controls, as a child of the element with `data-idle`.
 */
export function SubtitleLines({ children }: { children: ReactNode }) {
  return <div className={styles.lines}>{children}</div>;
}

/** A spoken line, in one language. */
export function SubtitleLine({ language, text }: { language: keyof typeof languageTags; text: string }) {
  return (
    <p lang={languageTags[language]}>
      <span>{text}</span>
    </p>
  );
}
