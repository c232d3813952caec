import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { requestFirstVideoPlay } from '../entities/video/first-video-play.ts';
import { ConfirmHost } from '../ui/confirm/confirm-host.tsx';
import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import '../ui/theme/mantine.css';
import '../ui/theme/print.css';
import '../ui/theme/theme-store.ts';
import { queryClient } from '../lib/gateway/query-client.ts';
import { startLeaderElection } from '../lib/poll/leader-election.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { ToastRegion } from '../ui/toast/toast-region.tsx';
import { reportCaught, startAnalytics } from './analytics/start-analytics.ts';
import { applyInitialData } from './initial-data.ts';
import { startInterfaceLanguage } from './interface-language.ts';
import { PageView, RouterView } from './navigation/router-view.tsx';
import { enableOffline } from './offline/enable-offline.ts';
import { firstPageLoaded, router } from './router.tsx';
import './prerendered-shell/prerendered-shell.css';
import 'virtual:first-frames.css';
import { Hydrate } from './prerendered-shell/hydrate.tsx';
import { connectEvents } from './session/connect-events.ts';
import { requestConsent } from './session/request-consent.ts';
import { Shell } from './shell.tsx';
import { storeTimeZone } from './time-zone.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

requestFirstVideoPlay();
startAnalytics(router, firstPageLoaded());
connectEvents(router);
const languageLoaded = startInterfaceLanguage();
requestConsent();
enableOffline();
whenIdle(storeTimeZone);
whenIdle(startLeaderElection);
// The prerendered shell stays until the page that replaces it has loaded.
if (document.getElementById('first-frame')) await firstPageLoaded();
await languageLoaded;

applyInitialData();

// A transition, so that a slow phone responds to touches meanwhile.
startTransition(() =>
  createRoot(root, { onCaughtError: reportCaught }).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterView router={router}>
          <Shell>
            <PageView />
          </Shell>
        </RouterView>
        <ConfirmHost />
        <ToastRegion />
        <Hydrate />
      </QueryClientProvider>
    </StrictMode>,
  ),
);
