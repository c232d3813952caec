/** What the header offers beside the search: a button of its own, on phones an entry of the user menu. */
export interface HeaderTool {
  readonly key: string;
  readonly icon: string;
  /** As it stands in the header. */
  readonly label: string;
  /** Its accessible name, where that says more than the label. */
  readonly name?: string;
  /** Something waits. */
  readonly dot?: boolean;
  /** So much waits; nothing is shown for 0. */
  readonly count?: number;
  readonly onSelect: () => void;
}

/** Whether anything waits in the tools: on phones one dot at the avatar stands for all of them. */
export const hasNews = (tools: readonly HeaderTool[]): boolean => tools.some(({ dot, count = 0 }) => dot || count > 0);
