import { Menu as MantineMenu } from '@mantine/core';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Badge, Dot } from '../../../ui/mark/badge.tsx';
import type { HeaderTool } from './header-tool.ts';

/** A tool of the header as an entry of the user menu. */
export function ToolEntry({ tool: { icon, label, name, dot, count = 0, onSelect } }: { tool: HeaderTool }) {
  return (
    <MantineMenu.Item
      leftSection={<Icon of={icon} />}
      rightSection={dot ? <Dot /> : <Badge count={count} />}
      aria-label={name}
      title={count > 0 ? m['shell.header.unread']({ count }) : undefined}
      onClick={onSelect}
    >
      {label}
    </MantineMenu.Item>
  );
}
