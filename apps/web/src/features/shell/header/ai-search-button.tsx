import { Link } from 'react-router';
import { pushedAiSearchLink } from '../../../entities/ai/ai-search-link.ts';
import {
  useCheckAiSearchAuthority,
  useCheckAiSearchAuthoritySpace,
} from '../../../entities/ai/api/check-ai-search-authority.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { aiSearch } from '../../../ui/icon/icons.ts';
import styles from './ai-search-button.module.css';

/** The link to the AI search in headers without a sidebar entry (rules/ai#entries). */
export function AiSearchButton() {
  const isAllowed = useCheckAiSearchAuthority() === true;
  const reservesSpace = useCheckAiSearchAuthoritySpace();
  if (reservesSpace) return <span className={styles.button} />;
  if (!isAllowed) return null;
  return (
    <Link className={styles.button} to={pushedAiSearchLink} aria-label={m['route.aiSearch']()}>
      <Icon of={aiSearch} />
    </Link>
  );
}
