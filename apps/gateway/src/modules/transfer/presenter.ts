import type { ResourceCard, ResponseOf } from '@osteon/contract';
import { formatDay, type Locale } from '@osteon/domain';
import { m } from '../../texts/index.ts';
import { getThumbnailUrl } from '../media/presenter.ts';
import type { FileRow } from './file-repository.ts';
import type { TransferRow } from './repository.ts';
import { buildFileUrl } from './stored-files.ts';

type Transfer = ResponseOf<'listTransfers'>['pageList'][number];
type Content = Transfer['resourceResult'];

/**
 * A row as the contract's transfer, in the language of its reader; null if neither its resource nor its files exist any
 * more.
 */
export function presentTransfer(
  row: TransferRow,
  { card, files, locale }: { card: ResourceCard | undefined; files: readonly FileRow[]; locale: Locale },
): Transfer | null {
  const content = card ? presentResource(card) : presentFiles(row.resType, files, locale);
  if (!content) return null;
  const { id, sentAt, readAt } = row;
  return { id, resourceResult: content, isRead: readAt === null ? 0 : 1, transferDate: formatDay(sentAt), sentAt };
}

function presentResource({
  resourceId,
  resourceType,
  title,
  titleEn,
  picture,
  author,
  pcLink,
  durationSeconds,
}: ResourceCard): Content {
  return {
    resId: resourceId,
    resName: title,
    resNameEn: titleEn,
    resType: resourceType,
    resUrlList: [{ picUrl: getThumbnailUrl(picture) }],
    resCustomerList: author ? [{ name: author.name }] : [],
    comboActionJump: { comboActionJumpV3: { pcLink } },
    durationSeconds,
    files: [],
  };
}

function presentFiles(resType: number, rows: readonly FileRow[], locale: Locale): Content | null {
  const [first] = rows;
  if (!first) return null;
  const files = rows.map(presentFile);
  return {
    resId: '',
    resName:
      rows.length === 1
        ? first.name
        : m['transfer.pictures.title']({ name: first.name, count: rows.length }, { locale }),
    resNameEn: '',
    resType,
    resUrlList: files.flatMap(({ picUrl }) => (picUrl === null ? [] : [{ picUrl }])),
    resCustomerList: [],
    comboActionJump: { comboActionJumpV3: { pcLink: buildFileUrl(first.id) } },
    durationSeconds: null,
    files,
  };
}

function presentFile({ id, name, kind, bytes, width, height }: FileRow): Content['files'][number] {
  const picUrl = kind === 'image' ? buildFileUrl(id, 'small') : null;
  return { id, name, kind, bytes, width, height, picUrl, url: buildFileUrl(id) };
}
