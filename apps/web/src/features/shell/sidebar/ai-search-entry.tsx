import { ROUTE_FRAMES } from '@osteon/domain';
import { Link } from 'react-router';
import {
  useCheckAiSearchAuthority,
  useCheckAiSearchAuthoritySpace,
} from '../../../entities/ai/api/check-ai-search-authority.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { aiSearch } from '../../../ui/icon/icons.ts';
import { Rings } from '../../../ui/logo/rings.tsx';
import nav from '../../../ui/nav-list/nav-list.module.css';
import styles from './ai-search-entry.module.css';

/** The AI search as an image at the top of the sidebar (rules/ai#entries). */
export function AiSearchEntry() {
  const isAllowed = useCheckAiSearchAuthority() === true;
  const reservesSpace = useCheckAiSearchAuthoritySpace();
  const entryClass = `${nav.item} ${styles.entry}`;
  if (reservesSpace) return <li className={entryClass} aria-hidden="true" />;
  if (!isAllowed) return null;
  return (
    <li className={entryClass}>
      <Link className="night" to={ROUTE_FRAMES.aiSearch.path}>
        <Rings on="ai" />
        <Icon of={aiSearch} />
        <span className={nav.label}>{m['route.aiSearch']()}</span>
      </Link>
    </li>
  );
}
