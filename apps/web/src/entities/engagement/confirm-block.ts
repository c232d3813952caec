import { m } from '../../texts/index.ts';
import { confirm } from '../../ui/confirm/confirm.ts';

/** Asks whether a person is to be blocked (rules/moderation#blocking). */
export const confirmBlock = (name: string, text = m['block.body']()): Promise<boolean> =>
  confirm({
    title: m['block.title']({ name }),
    text,
    confirmLabel: m['block.do'](),
    cancelLabel: m['common.cancel'](),
  });
