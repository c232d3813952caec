import clsx from 'clsx';
import { Activity, createContext, type KeyboardEvent, type ReactNode, use, useId } from 'react';
import styles from './tabs.module.css';
import { useScrollTabIntoView } from './use-scroll-tab-into-view.ts';

interface TabsProps<Value extends string> {
  /** Accessible name of the tab list. */
  label: string;
  /** `more`: there are more than `count`. */
  tabs: readonly { value: Value; label: string; count?: number; more?: boolean; mark?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Spreads the tabs over the width under 500 px. */
  spread?: boolean;
  /** One TabPanel per tab; none where the tabs filter content elsewhere. */
  children?: ReactNode;
  /** Prefix of the ids of tabs and panels that are apart, `<id>-<value>` and `<id>-<value>-panel`. */
  panelsId?: string;
}

/** The chosen tab, for panels that stand apart from their tabs (`panelsId`). */
export const OpenTab = createContext({ id: '', value: '' });

const panelId = (id: string, value: string) => `${id}-${value}-panel`;

/** The tab that a key moves to from tab `index` of `count`; `index` where the key does not move. */
function target(key: string, index: number, count: number): number {
  const targets: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: count - 1 };
  return ((targets[key] ?? index) + count) % count;
}

/** Tabs with an underlined selected one; arrow keys move. Counts are outside the accessible names. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, spread, children, panelsId } = props;
  const ownId = useId();
  const id = panelsId ?? ownId;
  const row = useScrollTabIntoView<HTMLDivElement>(tabs.findIndex((tab) => tab.value === value));
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const index = tabs.findIndex((tab) => tab.value === value);
    const next = target(event.key, index, tabs.length);
    const tab = tabs[next];
    if (next === index || !tab) return;
    event.preventDefault();
    onChange(tab.value);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <OpenTab value={{ id, value }}>
      <div ref={row} role="tablist" aria-label={label} className={clsx(styles.list, spread && styles.spread)}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className={styles.tab}
            aria-selected={tab.value === value}
            aria-controls={children || panelsId ? panelId(id, tab.value) : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={move}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className={styles.count} aria-hidden="true">
                {tab.count}
                {tab.more && '+'}
              </span>
            )}
            {tab.mark}
          </button>
        ))}
      </div>
      {children}
    </OpenTab>
  );
}

/** The content of a tab. While hidden it keeps its form state, and its effects are paused. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  const { id, value: open } = use(OpenTab);
  const isOpen = value === open;
  return (
    <div role="tabpanel" id={panelId(id, value)} aria-labelledby={`${id}-${value}`} hidden={!isOpen}>
      <Activity mode={isOpen ? 'visible' : 'hidden'}>{children}</Activity>
    </div>
  );
}
