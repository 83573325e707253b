import { fireEvent, screen, within } from '@testing-library/react';
import { Role } from '@tv/contract/enumerations';
import type { AnalyticsPlaying } from '@tv/contract/playback/playing';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { onlyPage, stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/studio/playing.ts';
import { openStudio } from '../../testing/open-studio.tsx';

preparePages();

const period = { from: '2026-11-22', to: '2026-11-23', timeZone: 'UTC' };
const good = { starts: 95, failedShare: 0.012, medianStart: 0.82, slowStart: 3.4, rebufferingShare: 0.004 };
const played: AnalyticsPlaying = {
  period,
  total: { ...good, starts: 100, droppedShare: 0.001, renditionChangesAnHour: 4.2 },
  browsers: [
    { browser: 'chrome', ...good },
    { browser: 'safari', starts: 0, isBelowThreshold: true },
  ],
  networks: [{ network: '4g', ...good }],
  days: [
    { day: '2026-11-22', ...good, medianStart: 2.5 },
    { day: '2026-11-23', ...good },
  ],
};
const item = {
  mediaContentId: 'aaaaaaaa-0000-4000-8000-000000000001',
  title: 'Site visit',
  ...good,
  failedShare: 0.25,
};

const stub = (answer: AnalyticsPlaying) =>
  stubService({
    'GET /Management/Analytics/Playing': answer,
    'GET /Management/Analytics/Playing/MediaContents': onlyPage([item]),
    'GET /Management/Categories': onlyPage([]),
    'GET /Management/MediaContents': onlyPage([]),
  });

it('shows each score with what it means, and compares browsers and networks', async () => {
  stub(played);
  openStudio('analytics/playing');
  const scores = await screen.findByRole('region', { name: text.scores });
  const terms = within(scores).getAllByRole('term');
  expect(terms.map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent])).toEqual([
    [text.median, '0.8 sec'],
    [text.slow, '3.4 sec'],
    [text.failed, '1.2%'],
    [text.rebuffering, '0.4%'],
    [text.dropped, '0.1%'],
    [text.changes, '4.2 per hour'],
  ]);
  for (const what of [text.medianText, text.slowText, text.failedText, text.rebufferingText])
    expect(within(scores).getByText(what)).toBeTruthy();
  const browsers = within(screen.getByRole('region', { name: text.byBrowser })).getAllByRole('row');
  expect(browsers.map((row) => row.textContent)).toEqual([
    expect.stringContaining(text.browser),
    'Chrome950.8 sec3.4 sec1.2%0.4%',
    `Safari${text.tooFew}––––`,
  ]);
  expect((await screen.findAllByText('Site visit')).length).toBeGreaterThan(0);
});

it('names the worst day of the score that is chosen', async () => {
  stub(played);
  openStudio('analytics/playing');
  expect(await screen.findByText(/^worst: .*2\.5 sec/)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: text.failed }));
  expect(screen.getByText(/^worst: .*1\.2%/)).toBeTruthy();
});

it('says what comes where there are too few starts', async () => {
  const none = { starts: 0 };
  stub({ period, total: none, browsers: [], networks: [], days: [{ day: period.to, ...none }] });
  openStudio('analytics/playing');
  expect(await screen.findByRole('heading', { name: text.nothingPlayed })).toBeTruthy();
  expect(screen.queryByRole('region', { name: text.scores })).toBeNull();
});

it('content managers choose an item first, and see the list of their items', async () => {
  const service = stub(played);
  openStudio('analytics/playing', { role: Role.ContentManager });
  expect(await screen.findByRole('heading', { name: text.chooseItem })).toBeTruthy();
  expect((await screen.findAllByText('Site visit')).length).toBeGreaterThan(0);
  expect(service.heard('GET /Management/Analytics/Playing')).toEqual([]);
});
