import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { ConfirmHost } from '../ui/confirm/confirm-host.tsx';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';
import { ToastRegion } from '../ui/toast/toast-region.tsx';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <RouterProvider router={router} />
        <ConfirmHost />
        <ToastRegion />
      </ThemeProvider>
    </QueryClientProvider>
  </StrictMode>,
);
