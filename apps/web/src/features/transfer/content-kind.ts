import { ResourceType } from '@osteon/domain';
import type { TransferContent } from '../../entities/transfer/api/list-transfers.ts';
import { m } from '../../texts/index.ts';
import { document, image } from '../../ui/icon/icons.ts';
import { itemTypeText, resourceIcon } from '../../ui/resource-type/resource-type.ts';

const IMAGE = { icon: image, label: m['transfer.image'] };
const PDF = { icon: document, label: m['transfer.pdf'] };

/** The kind of a transfer's content, with its icon. */
export function getKind({ resType, files }: TransferContent): { icon: string; label: () => string } {
  if (resType !== ResourceType.transferFile) {
    return { icon: resourceIcon(resType), label: () => itemTypeText(resType) };
  }
  return files[0]?.kind === 'pdf' ? PDF : IMAGE;
}
