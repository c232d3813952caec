import { ResourceType } from '@osteon/domain';
import { CaseListLayout } from '../../../features/case/list/case-list-layout.tsx';
import { SpecialtyChips } from '../../../features/content/specialty-chips.tsx';

/** Cases by specialty, with the decisions that they put to the reader (rules/case#list). */
export function Component() {
  return <CaseListLayout chips={<SpecialtyChips resourceType={ResourceType.case} />} />;
}
