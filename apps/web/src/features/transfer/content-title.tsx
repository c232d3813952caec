import type { TransferContent } from '../../entities/transfer/api/list-transfers.ts';
import { Title } from '../../ui/title/title.tsx';

/** The title of a transfer's content: a resource in the preferred language, files as the phone named them. */
export const ContentTitle = ({ of: { resName, resNameEn } }: { of: TransferContent }) => (
  <Title of={{ title: resName, titleEn: resNameEn }} />
);
