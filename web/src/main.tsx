import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './lib/api/query-client.ts';
import { followTheme } from './lib/appearance/theme.ts';
import { routes } from './routes.tsx';
import { hideTipsOnEscape } from './ui/hide-tips.ts';
import './ui/tokens.css';
import './ui/base.css';
import './ui/badge.css';
import './ui/print.css';
import './ui/first-paint.css';

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
