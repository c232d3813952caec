import { HottestCards } from '../../../features/content/hottest-cards.tsx';
import { NotFoundView } from '../../../features/error-pages/not-found-view.tsx';

/** Any address that is no screen. */
export function Component() {
  return (
    <NotFoundView>
      <HottestCards />
    </NotFoundView>
  );
}
