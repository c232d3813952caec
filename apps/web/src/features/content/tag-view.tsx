import { useGetTag } from '../../entities/content/api/get-tag.ts';
import { useItemTitle } from '../../lib/item-title.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { ContentList } from './content-list.tsx';

/** The resources of a surgery or a disease. */
export function TagView({ id }: { id: string }) {
  const tag = useGetTag(id);
  useItemTitle(tag.name);
  return (
    <>
      <PageHead title={tag.name} note={tag.count} />
      <ContentList label={tag.name} filter={{ tagId: id }} />
    </>
  );
}
