import { type ReactNode, useId, useState } from 'react';
import { m } from '../../../texts/index.ts';
import { OpenTab, TabPanel, Tabs } from '../../../ui/tabs/tabs.tsx';
import styles from './column-tabs.module.css';

/** The tabs of a room's column. */
export type ColumnTabKey = 'chat' | 'questions' | 'polls' | 'people';

/** A tab of a room's column with its panel. */
interface ColumnTab {
  readonly key: ColumnTabKey;
  readonly label: string;
  readonly count?: number;
  /** True if it has something that was not seen yet; a dot marks it. */
  readonly hasNew?: boolean;
  /** True if its panel goes on while another tab is open, as the chat does; the others are rendered when first opened. */
  readonly isActive?: boolean;
  readonly panel: ReactNode;
}

interface ColumnTabsProps {
  tabs: readonly ColumnTab[];
  open: ColumnTabKey;
  /** Is called with a tab that is chosen, or whose panel receives the focus. */
  onOpen: (key: ColumnTabKey) => void;
}

/** The tabs of the column beside the stage, on phones within the tab of the chat (rules/room#column-tabs). */
export function ColumnTabs({ tabs, open, onOpen }: ColumnTabsProps) {
  const id = useId();
  const [opened, setOpened] = useState<readonly ColumnTabKey[]>([open]);
  if (!opened.includes(open)) setOpened([...opened, open]);
  return (
    <>
      <div className={styles.row}>
        <Tabs<ColumnTabKey>
          label={m['live.column.tabs']()}
          tabs={tabs.map(({ key, label, count = 0, hasNew = false }) => ({
            value: key,
            label,
            ...(count > 0 && { count }),
            ...(hasNew && { mark: <i className={styles.news} role="img" aria-label={m['live.column.news']()} /> }),
          }))}
          value={open}
          onChange={onOpen}
          panelsId={id}
        />
      </div>
      <OpenTab value={{ id, value: open }}>
        {tabs.map(({ key, isActive = false, panel }) =>
          isActive ? (
            <div
              key={key}
              role="tabpanel"
              id={`${id}-${key}-panel`}
              aria-labelledby={`${id}-${key}`}
              hidden={key !== open}
              className={styles.active}
              onFocusCapture={() => onOpen(key)}
            >
              {panel}
            </div>
          ) : (
            <div key={key} className={styles.late} onFocusCapture={() => onOpen(key)}>
              <TabPanel value={key}>{opened.includes(key) && panel}</TabPanel>
            </div>
          ),
        )}
      </OpenTab>
    </>
  );
}
