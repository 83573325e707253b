import { screen, within } from '@testing-library/react';
import type { AnalyticsSummary, PeriodFigures } from '@tv/contract/analytics/analytics-figures';
import { Role } from '@tv/contract/enumerations';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { onlyPage, refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { playing } from '@tv/strings/en/studio/playing.ts';
import { openStudio } from '../../testing/open-studio.tsx';

preparePages();

const none: PeriodFigures = { members: { views: 0, people: 0, secondsWatched: 0, completions: 0 } };
const period = { from: '2026-10-01', to: '2026-10-28', timeZone: 'UTC' };
const summary: AnalyticsSummary = {
  ...{ period, previous: { from: '2026-09-03', to: '2026-09-30' }, current: none, before: none },
  ...{ memberCount: 3, allowsPersonalFigures: true },
};

/** The figures of an organization in which nothing was watched. */
const stubFigures = (facts: Partial<AnalyticsSummary> = {}) =>
  stubService({
    'GET /Management/Analytics/Summary': { ...summary, ...facts },
    'GET /Management/Analytics/Days': { period, days: [] },
    'GET /Management/Analytics/Audience': { period, devices: [], sources: [] },
    'GET /Management/Analytics/MediaContents': onlyPage([]),
    'GET /Management/Analytics/Searches': onlyPage([]),
    'GET /Management/Categories': onlyPage([]),
  });

it('a new organization sees what comes', async () => {
  stubFigures();
  const page = openStudio('analytics');
  expect(await screen.findByRole('heading', { name: text.nothingWatched })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: text.analytics })).toBeTruthy();
  page.unmount();
  openStudio('analytics/searches');
  expect(await screen.findByRole('heading', { name: text.noSearches })).toBeTruthy();
});

it.each(['analytics/watched', 'analytics/completions?item=aaaaaaaa-0000-4000-8000-000000000001'])(
  'where figures about people are off, %s asks for none and takes no table',
  async (path) => {
    const service = stubFigures({ allowsPersonalFigures: false });
    openStudio(path);
    expect(await screen.findByRole('heading', { name: text.personalOff })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^CSV/ })).toBeNull();
    // An admin finds the way to the switch.
    expect(screen.getByRole('link', { name: text.openPublishing }).getAttribute('href')).toBe(
      '/studio/organization/publishing',
    );
    const calls = ['GET /Management/Analytics/Watched', 'GET /Management/Analytics/Completions'] as const;
    expect(calls.flatMap((name) => service.heard(name))).toEqual([]);
  },
);

it('content managers choose a category first, and have no pages with names of people', async () => {
  const service = stubFigures();
  openStudio('analytics', { role: Role.ContentManager });
  expect(await screen.findByRole('heading', { name: text.chooseScope })).toBeTruthy();
  const links = within(screen.getByRole('navigation', { name: text.parts })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([text.overview, text.content, playing]);
  expect(service.heard('GET /Management/Analytics/Summary')).toEqual([]);
});

it('says that a category is none of theirs', async () => {
  const service = stubFigures();
  service.answer({ 'GET /Management/Analytics/Summary': refusal(404) });
  openStudio('analytics?category=aaaaaaaa-0000-4000-8000-000000000009', { role: Role.ContentManager });
  expect(await screen.findByText(text.notManaged)).toBeTruthy();
});
