import type { ReactNode, RefObject } from 'react';
import { m } from '../../../texts/index.ts';
import { ScrollRegion } from '../../../ui/scroll-region/scroll-region.tsx';
import styles from './chat.module.css';

interface ChatBoxProps {
  box: RefObject<HTMLElement | null>;
  onScroll: () => void;
  children: ReactNode;
}

/** The scrollable lines of a chat. */
export function ChatBox({ box, onScroll, children }: ChatBoxProps) {
  return (
    <ScrollRegion ref={box} role="log" label={m['live.detail.tabChat']()} className={styles.log} onScroll={onScroll}>
      {children}
    </ScrollRegion>
  );
}
