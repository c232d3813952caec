import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { m } from '../../../texts/index.ts';
import { chevronLeft } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './test-head.module.css';

interface TestHeadProps {
  /** Title of the course. */
  title: string;
  courseLink: string;
  /** Content at the end. */
  children?: ReactNode;
}

/** The head of a test's page, which on phones replaces the frame's header. */
export function TestHead({ title, courseLink, children }: TestHeadProps) {
  const onPhone = useBreakpoint() === 'phone';
  return (
    <header className={styles.head} data-phone-bar={onPhone || undefined}>
      <Link className={styles.back} to={courseLink} aria-label={m['test.back']()}>
        <Icon of={chevronLeft} size={22} />
      </Link>
      <div>
        <h1>{m['test.title']()}</h1>
        <p>{title}</p>
      </div>
      <div className={styles.end}>{children}</div>
    </header>
  );
}
