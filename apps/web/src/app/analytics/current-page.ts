import { buildCertifyPath, CERTIFY_STEPS, getLayoutSection, matchRoute } from '@osteon/domain';
import type { Location } from 'react-router';
import type { PageVisit } from '../../lib/analytics/page-visit.ts';
import { getTitle } from '../navigation/page-titles.ts';

/** The query parameters that identify the item of a page (rules/content#addresses). */
const ITEM = ['id', 'activityId', 'liveMeetingUuid'];
const ID = /^[\w-]{1,64}$/;

/** The page at an address as the analytics name it; another search is another visit of the same page. */
export function visitAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): PageVisit {
  const route = matchRoute(pathname);
  const query = new URLSearchParams(search);
  const contentId = ITEM.map((name) => query.get(name) ?? '').find((id) => ID.test(id)) ?? '';
  const step = CERTIFY_STEPS.find((each) => buildCertifyPath(each) === pathname);
  const unknown = pathname.startsWith('/m/') && ID.test(pathname.slice('/m/'.length)) ? pathname.slice(1) : 'notFound';
  return {
    key: [pathname, contentId, query.get('keyWord')].join(' '),
    name: route ?? step ?? unknown,
    contentId,
    // One language for all, so that the views of a page are grouped.
    title: getTitle({ pathname, search }, 'zh'),
    section: getLayoutSection(pathname, route),
  };
}
