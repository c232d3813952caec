import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { ConfirmHost } from '../ui/confirm/confirm-host.tsx';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';
import { ToastRegion } from '../ui/toast/toast-region.tsx';
import { connectEvents } from './connect-events.ts';
import { enableOffline } from './enable-offline.ts';
import { takeFirstPaint } from './first-paint.ts';
import { startInterfaceLanguage } from './interface-language.ts';
import { queryClient } from './query-client.ts';
import { requestConsent } from './request-consent.ts';
import { firstPageLoaded, router } from './router.tsx';
import { reportCaught, startAnalytics } from './start-analytics.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

startAnalytics();
connectEvents();
startInterfaceLanguage();
requestConsent();
enableOffline();
// What the gateway has painted stays until the page that replaces it is there.
if (root.childElementCount > 0) await firstPageLoaded();

takeFirstPaint();

// In slices, so that a slow phone answers a touch meanwhile.
startTransition(() =>
  createRoot(root, { onCaughtError: reportCaught }).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ThemeProvider>
          <RouterProvider router={router} />
          <ConfirmHost />
          <ToastRegion />
        </ThemeProvider>
      </QueryClientProvider>
    </StrictMode>,
  ),
);
