import { ResourceType } from '@osteon/domain';
import { m } from '../../texts/index.ts';
import { caseBox, course, document, image, video } from '../../ui/icon/icons.ts';
import type { TransferContent } from './api/list-transfers.ts';

const KINDS: Readonly<Partial<Record<number, { icon: string; label: () => string }>>> = {
  [ResourceType.video]: { icon: video, label: m['content.type.video'] },
  [ResourceType.document]: { icon: document, label: m['content.type.document'] },
  [ResourceType.case]: { icon: caseBox, label: m['content.type.case'] },
  [ResourceType.course]: { icon: course, label: m['content.type.course'] },
};

const IMAGE = { icon: image, label: m['transfer.image'] };
const PDF = { icon: document, label: m['transfer.pdf'] };

/** What kind of thing a transfer brought, with its icon. */
export function kindOf({ resType, files }: TransferContent): { icon: string; label: () => string } {
  return KINDS[resType] ?? (files[0]?.kind === 'pdf' ? PDF : IMAGE);
}
