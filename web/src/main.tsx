import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import { followTheme } from '@tv/client/lib/appearance/theme.ts';
import { routes } from './routes.tsx';
import { hideTipsOnEscape } from '@tv/ui/hide-tips.ts';
import '@tv/ui/tokens.css';
import '@tv/ui/base.css';
import '@tv/ui/badge.css';
import '@tv/ui/print.css';
import '@tv/ui/first-paint.css';

followTheme();
hideTipsOnEscape();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </QueryClientProvider>
  </StrictMode>,
);
