import type { ResourceCard } from '@osteon/contract';
import type { RouteName } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import { getCaseQuery } from '../../entities/case/api/get-case.ts';
import { getCourseQuery } from '../../entities/course/api/get-course.ts';
import { getDocumentQuery } from '../../entities/document/api/get-document.ts';
import { getVideoQuery } from '../../entities/video/api/get-video.ts';

/** The routes that show one item with a card. */
type ItemRoute = 'videoTerminal' | 'courseTerminal' | 'caseTerminal' | 'docTerminal';

/** The item of a misspelt address; undefined until it is loaded or where there is none. */
export function useItemCard(route: RouteName | null, id: string | null): ResourceCard | undefined {
  const wants = (itemRoute: ItemRoute) => route === itemRoute && id !== null;
  const video = useQuery({ ...getVideoQuery(id ?? ''), enabled: wants('videoTerminal') });
  const course = useQuery({ ...getCourseQuery(id ?? ''), enabled: wants('courseTerminal') });
  const clinicalCase = useQuery({ ...getCaseQuery(id ?? ''), enabled: wants('caseTerminal') });
  const document = useQuery({ ...getDocumentQuery(id ?? ''), enabled: wants('docTerminal') });
  return (video.data ?? course.data ?? clinicalCase.data ?? document.data)?.card;
}
