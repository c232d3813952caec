import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { chevronDown } from '../../../ui/icon/icons.ts';
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

interface ChatFootProps {
  /** The number of texts that are below the visible part of the log. */
  unread: number;
  isReceiving: boolean;
  onGoToEnd: () => void;
  /** The composer, or the reason why there is none. */
  children: ReactNode;
}

/** The foot of a chat: new messages, a lost connection, and the composer (rules/room-chat#composer). */
export function ChatFoot({ unread, isReceiving, onGoToEnd, children }: ChatFootProps) {
  return (
    <div className={styles.foot}>
      {unread > 0 && (
        <button type="button" className={styles.pill} onClick={onGoToEnd}>
          {m['live.chat.newMessages']({ count: unread })}
          <Icon of={chevronDown} size={16} />
        </button>
      )}
      {!isReceiving && (
        <p className={styles.lost} role="status">
          {m['live.chat.lost']()}
        </p>
      )}
      {children}
    </div>
  );
}

/** Distance from the end of a log that counts as its end, in px. */
const NEAR_PX = 40;

/** Distance from the start of a log at which older lines are loaded, in px. */
const TOP_PX = 120;

interface LogScroll {
  readonly box: RefObject<HTMLElement | null>;
  /** True if the log is at its end, where it stays when messages are added. */
  readonly isAtEnd: boolean;
  readonly onScroll: () => void;
  readonly goToEnd: () => void;
}

/**
 * Keeps a log at its end while its reader is there, and its scroll position when lines are added before it. `first` and
 * `last` identify its lines; `onTop` is called near its start.
 */
export function useLogScroll(first: number, last: number, onTop: () => void): LogScroll {
  const box = useRef<HTMLElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  // The distance of the visible part from the end does not change with the rows above it.
  const before = useRef({ first, last, fromEnd: 0 });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (isAtEnd) element.scrollTop = element.scrollHeight;
    else if (first !== before.current.first) element.scrollTop = element.scrollHeight - before.current.fromEnd;
    before.current = { first, last, fromEnd: element.scrollHeight - element.scrollTop };
  }, [first, last, isAtEnd]);

  // An on-screen keyboard makes the log lower, and the actions of a tapped line make it longer.
  useEffect(() => {
    const element = box.current;
    if (!element || !isAtEnd) return;
    const observer = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight;
    });
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [isAtEnd]);

  return {
    box,
    isAtEnd,
    onScroll: () => {
      const element = box.current;
      // A hidden element has no scroll position.
      if (!element || element.clientHeight === 0) return;
      before.current.fromEnd = element.scrollHeight - element.scrollTop;
      setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX);
      if (element.scrollTop < TOP_PX) onTop();
    },
    goToEnd: () => {
      setAtEnd(true);
      if (box.current) box.current.scrollTop = box.current.scrollHeight;
    },
  };
}
