import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { LoginRequired } from '../../../features/personal/login-required.tsx';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { useIsLoggedIn } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';

const CaseEditor = lazyPart(
  async () => (await import('../../../features/case/editor/page/case-editor.tsx')).CaseEditor,
);

/** The editor of a case: the draft of the query `id`, or a new one. */
export function Component() {
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const { key, state, search } = useLocation();
  const [params] = useSearchParams();
  const id = params.get('id');
  // A new draft gets its id in the address once it is saved; the editor stays.
  const opened = readOpened(state) ?? id ?? key;
  if (!isLoggedIn) {
    return (
      <div className="page">
        <PageHead title={m['route.casePublishRichText']()} />
        <LoginRequired />
      </div>
    );
  }
  return (
    <Region
      key={opened}
      skeleton={
        <div className="page">
          <RowSkeletons count={6} />
        </div>
      }
    >
      <CaseEditor
        id={id}
        onCreated={(created) => {
          const query = new URLSearchParams(search);
          query.set('id', created);
          void navigate(`?${query}`, { replace: true, state: { opened } });
        }}
      />
    </Region>
  );
}

/** The state of the history entry, which another version of the portal may have written. */
function readOpened(state: unknown): string | null {
  const opened: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'opened') : null;
  return typeof opened === 'string' ? opened : null;
}
