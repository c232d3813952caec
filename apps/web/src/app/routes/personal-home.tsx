import { PersonalTab, PromptScene, personalTab } from '@osteon/domain';
import { useSearchParams } from 'react-router';
import { WatchHistory } from '../../features/home/watch-history.tsx';
import { MessageCenter } from '../../features/message/message-center.tsx';
import { LoginNeeded } from '../../features/personal/login-needed.tsx';
import { PersonalTabs } from '../../features/personal/personal-tabs.tsx';
import { usePromptNum } from '../../features/shell/api/get-message-count.ts';
import { useIsLoggedIn } from '../../lib/session/session-store.ts';
import { m } from '../../texts/index.ts';
import { PageHead } from '../../ui/page/page-head.tsx';

/** The customer's own learning, collection, content and history (seed 001 §2, personalHome; query tab). */
export function Component() {
  const isLoggedIn = useIsLoggedIn();
  const unread = usePromptNum(PromptScene.message);
  const tab = personalTab(useSearchParams()[0].get('tab'));
  return (
    <div className="page">
      <PageHead title={m['route.personalHome']()} />
      {isLoggedIn ? (
        <PersonalTabs
          tab={tab}
          panels={{ [PersonalTab.browseHistory]: <WatchHistory />, [PersonalTab.messages]: <MessageCenter /> }}
          counts={{ [PersonalTab.messages]: unread }}
        />
      ) : (
        <LoginNeeded />
      )}
    </div>
  );
}
