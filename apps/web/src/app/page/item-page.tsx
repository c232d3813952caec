import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../lib/chunk/lazy-part.tsx';
import { Region } from '../../ui/region/region.tsx';
import { ItemMissing } from '../../ui/state/item-missing.tsx';
import type { InLesson } from './lesson-page.tsx';

// Only items that are opened in a course need it.
const LessonPage = lazyPart(async () => (await import('./lesson-page.tsx')).LessonPage);

interface ItemPageProps {
  /** The query parameter of the item's id (rules/content#addresses). */
  param?: 'id' | 'activityId' | 'liveMeetingUuid';
  skeleton: ReactNode;
  /** Called on each failure of the page. */
  onError?: (error: unknown) => void;
  view: (id: string, lesson: InLesson) => ReactNode;
}

/** A page of one item: an error page without an id, or where the item does not exist. */
export function ItemPage({ param = 'id', skeleton, onError, view }: ItemPageProps) {
  const [params] = useSearchParams();
  const id = params.get(param);
  if (!id) return <ItemMissing />;
  return (
    <Region key={id} skeleton={skeleton} onError={onError}>
      {params.has('lesson') ? <LessonPage view={(lesson) => view(id, lesson)} /> : view(id, {})}
    </Region>
  );
}
