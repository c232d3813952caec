import { ResourceType, ROUTE_FRAMES } from '@osteon/domain';
import { Link } from 'react-router';
import { m } from '../../texts/index.ts';
import './home-shortcuts.css';

const { surgeryVideoList, caseList, latestContent, boneDictionary, organization } = ROUTE_FRAMES;

const shortcuts = [
  { label: m['shell.sidebar.surgery'], to: surgeryVideoList.path },
  { label: m['home.shortcut.cases'], to: caseList.path },
  { label: m['search.type.document'], to: `${latestContent.path}?resourceType=${ResourceType.document}` },
  { label: m['home.shortcut.dictionary'], to: boneDictionary.path },
  { label: m['shell.sidebar.association'], to: organization.path },
] as const;

/** On phones: the lists that have no room in the bottom bar (rules/home#shortcuts). */
export function HomeShortcuts() {
  return (
    <nav className="home-shortcuts" aria-label={m['home.shortcut.label']()}>
      {shortcuts.map(({ label, to }) => (
        <Link key={to} to={to}>
          {label()}
        </Link>
      ))}
    </nav>
  );
}
