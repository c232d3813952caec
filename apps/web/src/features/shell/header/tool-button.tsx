import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Badge, Dot } from '../../../ui/mark/badge.tsx';
import type { HeaderTool } from './header-tool.ts';
import styles from './tool-button.module.css';

/** A tool of the header; narrow headers show only its icon. */
export function ToolButton({ tool: { icon, label, name, dot, count = 0, onSelect } }: { tool: HeaderTool }) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={name ?? label}
      title={count > 0 ? m['shell.header.unread']({ count }) : undefined}
      aria-haspopup="dialog"
      onClick={onSelect}
    >
      <Icon of={icon} />
      <span className={styles.label}>{label}</span>
      {dot && <Dot className={styles.dot} />}
      <Badge count={count} className={styles.badge} />
    </button>
  );
}
