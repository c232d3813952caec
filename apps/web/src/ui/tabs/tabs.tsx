import { Tabs as MantineTabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabsProps<Value extends string> {
  /** Name of the row of tabs. */
  label: string;
  tabs: readonly { value: Value; label: string; count?: number }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Spreads the tabs over the width under 500 px. */
  spread?: boolean;
  /** One TabPanel per tab. */
  children?: ReactNode;
}

/** Tabs with a line under the open one; arrows move between them. Counts stay outside their names. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, spread, children }: TabsProps<Value>) {
  const pick = (picked: string | null) => {
    const tab = tabs.find((candidate) => candidate.value === picked);
    if (tab) onChange(tab.value);
  };
  return (
    <MantineTabs value={value} onChange={pick} classNames={{ list: styles.list, tab: styles.tab }}>
      <MantineTabs.List aria-label={label} className={clsx(spread && styles.spread)}>
        {tabs.map((tab) => (
          <MantineTabs.Tab key={tab.value} value={tab.value}>
            {tab.label}
            {tab.count !== undefined && (
              <span className={styles.count} aria-hidden="true">
                {tab.count}
              </span>
            )}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {children}
    </MantineTabs>
  );
}

/** What a tab shows. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return <MantineTabs.Panel value={value}>{children}</MantineTabs.Panel>;
}
