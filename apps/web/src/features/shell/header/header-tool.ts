/** A tool of the header: a button, on phones an entry of the user menu. */
export interface HeaderTool {
  readonly key: string;
  readonly icon: string;
  /** Visible label. */
  readonly label: string;
  /** Accessible name, if it differs from the label. */
  readonly name?: string;
  /** True if something is unread. */
  readonly dot?: boolean;
  /** Unread count; no badge for 0. */
  readonly count?: number;
  readonly onSelect: () => void;
}

/** True if any tool has something unread: on phones the avatar has one dot for all of them. */
export const hasUnread = (tools: readonly HeaderTool[]): boolean =>
  tools.some(({ dot, count = 0 }) => dot || count > 0);
