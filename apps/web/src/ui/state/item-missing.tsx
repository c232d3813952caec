import { m } from '../../texts/index.ts';
import { ButtonLink } from '../button/button.tsx';
import { Empty } from './empty.tsx';

/** The item of a page does not exist or was removed. */
export function ItemMissing() {
  return (
    <Empty
      text={m['content.detail.notFound']()}
      heading
      action={
        <ButtonLink size="sm" to="/home">
          {m['common.backHome']()}
        </ButtonLink>
      }
    />
  );
}
