import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { onlyPage, stubService } from '@tv/client/lib/testing/stub-service.ts';
import { openStudio } from '../../testing/open-studio.tsx';

preparePages();

it('is German, its figures too', async () => {
  stubService({
    'GET /Management/Analytics/Playing': {
      period: { from: '2026-11-23', to: '2026-11-23', timeZone: 'UTC' },
      total: { starts: 100, failedShare: 0.012, medianStart: 0.82 },
      ...{ browsers: [], networks: [], days: [{ day: '2026-11-23', starts: 100, medianStart: 0.82 }] },
    },
    'GET /Management/Analytics/Playing/MediaContents': onlyPage([]),
    'GET /Management/Categories': onlyPage([]),
  });
  openStudio('analytics/playing');
  const scores = await screen.findByRole('region', { name: 'Wie gut die Wiedergabe läuft' });
  expect(within(scores).getByText('von rund 100 Starts')).toBeTruthy();
  expect(within(scores).getByText('0,8 Sek.')).toBeTruthy();
  expect(within(scores).getByText('1,2 %')).toBeTruthy();
  expect(screen.getByText(/^am schlechtesten: .*0,8 Sek\./)).toBeTruthy();
});
