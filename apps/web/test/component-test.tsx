import type { CallName } from '@osteon/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { test as base, expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import type { StoreApi } from 'zustand';
import { DialogHost } from '../src/app/dialog-host.tsx';
import { AccountWatch } from '../src/app/session/account-watch.tsx';
import { useFollowingExpansion } from '../src/entities/engagement/following-expansion.ts';
import { useReplayTime } from '../src/entities/replay/replay.ts';
import { usePlayerSettings } from '../src/entities/video/player/settings-store.ts';
import { useAnswerQueue } from '../src/features/course/test/answer-queue.ts';
import { useCommentDrafts } from '../src/features/engagement/comment/comment-drafts.ts';
import { useReplyTarget } from '../src/features/engagement/comment/open-composer.ts';
import { useChatDrafts } from '../src/features/room/chat/chat-drafts.ts';
import { useManagerMode } from '../src/features/room/chat/manager-mode.ts';
import { useColumnSeenStore } from '../src/features/room/column/column-seen.ts';
import { useSearchHistory } from '../src/features/search/search-box/search-history.ts';
import { useSearchText } from '../src/features/search/search-box/search-text.ts';
import { useConnection } from '../src/lib/connection/connection-store.ts';
import { useDialogs } from '../src/lib/dialogs.ts';
import { gatewayKey } from '../src/lib/gateway/gateway-query.ts';
import { queryClient } from '../src/lib/gateway/query-client.ts';
import { startLeaderElection } from '../src/lib/poll/leader-election.ts';
import { useSession } from '../src/lib/session/session-store.ts';
import { setLocale } from '../src/texts/locale.ts';
import { useQuestion } from '../src/ui/confirm/confirm.ts';
import { ConfirmHost } from '../src/ui/confirm/confirm-host.tsx';
import '../src/ui/theme/tokens.css';
import '../src/ui/theme/base.css';
import '../src/ui/theme/mantine.css';
import { useToasts } from '../src/ui/toast/toast.ts';
import { ToastRegion } from '../src/ui/toast/toast-region.tsx';
import { FakeGateway } from './fake-gateway.ts';

/** The window in which tests start, as vitest.config.ts has it, in pixels. */
const DESKTOP = { width: 1440, height: 900 };

interface ComponentFixtures {
  /** The gateway that the components call. */
  gateway: FakeGateway;
}

function reset<State>(store: StoreApi<State>): void {
  store.setState(store.getInitialState(), true);
}

/** Tests share one page, and so the state of its modules. */
function resetStores(): void {
  reset(useDialogs);
  reset(useQuestion);
  reset(useToasts);
  reset(useConnection);
  reset(usePlayerSettings);
  reset(useSearchText);
  reset(useSearchHistory);
  reset(useCommentDrafts);
  reset(useReplyTarget);
  reset(useAnswerQueue);
  reset(useChatDrafts);
  reset(useManagerMode);
  reset(useColumnSeenStore);
  reset(useReplayTime);
  reset(useFollowingExpansion);
}

function clearCookies(): void {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
}

/** A test of components in a browser: a visitor's, with an empty browser storage and a gateway that answers nothing. */
export const test = base.extend<ComponentFixtures>({
  gateway: [
    async ({ task }, use) => {
      const gateway = new FakeGateway();
      gateway.install();
      await use(gateway);
      vi.useRealTimers();
      await cleanup();
      vi.unstubAllGlobals();
      // A spy that stays would be one of the next files, too.
      vi.restoreAllMocks();
      // A test that hides the page or leaves it has ended its part in the election, without which nothing is polled.
      document.dispatchEvent(new Event('visibilitychange'));
      resetStores();
      queryClient.clear();
      localStorage.clear();
      sessionStorage.clear();
      clearCookies();
      setLocale('zh');
      if (innerWidth !== DESKTOP.width || innerHeight !== DESKTOP.height)
        await page.viewport(DESKTOP.width, DESKTOP.height);
      useSession.setState({ state: 'unknown', customerId: '', check: null });
      if (task.result?.state !== 'fail' && gateway.unanswered.length > 0) {
        throw new Error(`No answer was given for ${gateway.unanswered.join(', ')}`);
      }
    },
    { auto: true },
  ],
});

// As the portal does at its start; each file's page is a tab of its own.
startLeaderElection();

type Timer = NonNullable<NonNullable<Parameters<typeof vi.useFakeTimers>[0]>['toFake']>[number];

/**
 * Fakes timers of the page, which only `vi.advanceTimersByTime` moves then. Vitest's own fake timers move as well while
 * a click or an expectation waits: by more on a busy machine.
 */
export function stopTimers(toFake: Timer[] = ['setTimeout', 'clearTimeout']): void {
  vi.useFakeTimers({ toFake });
  const spy = vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false);
  onTestFinished(() => spy.mockRestore());
}

/** Renders what every page of the portal has around it, with `content` as the page at `address`. */
export async function renderPage(content: ReactNode, address = '/'): Promise<void> {
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]} useTransitions>
        {content}
        <DialogHost />
      </MemoryRouter>
      <ConfirmHost />
      <ToastRegion />
    </QueryClientProvider>,
  );
}

/** Renders an empty page, for a dialog that `openDialog` opens. */
export const renderEmptyPage = () =>
  renderPage(
    <main>
      <h1>骨元</h1>
    </main>,
  );

/** Requests a call again, as an event of the account does. */
export const refetchCall = (name: CallName) => queryClient.invalidateQueries({ queryKey: gatewayKey(name) });

/** Renders the checks of the account that open its dialogs; features cannot import them from the app. */
export const renderAccountWatch = () => renderPage(<AccountWatch />);

export { expect };
