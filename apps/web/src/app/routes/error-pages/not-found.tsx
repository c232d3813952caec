import { HottestCards } from '../../../features/content/hottest-cards.tsx';
import { NotFoundView } from '../../../features/error-pages/not-found-view.tsx';

/** The page of unknown addresses (rules/error-pages#not-found). */
export function Component() {
  return (
    <NotFoundView>
      <HottestCards />
    </NotFoundView>
  );
}
