import type { StudioPath } from '@tv/contract/pages/studio-paths';
import type { RouteObject } from 'react-router';
import { NotFound } from '@tv/ui/not-found.tsx';
import { CompletionsPage } from './pages/analytics/completions-page.tsx';
import { GuestsPage } from './pages/analytics/guests-page.tsx';
import { ItemAnalyticsPage } from './pages/analytics/item-analytics-page.tsx';
import { AnalyticsItemsPage } from './pages/analytics/items-page.tsx';
import { AnalyticsPage } from './pages/analytics/overview-page.tsx';
import { PlayingPage } from './pages/analytics/playing-page.tsx';
import { SearchesPage } from './pages/analytics/searches-page.tsx';
import { WatchedPage } from './pages/analytics/watched-page.tsx';
import { CaptionsPage } from './pages/content/captions-page.tsx';
import { ContentPage } from './pages/content/content-page.tsx';
import { ItemPage } from './pages/content/item-page.tsx';
import { AccessPage } from './pages/organization/access-page.tsx';
import { AuditPage } from './pages/organization/audit-page.tsx';
import { CaptionsSettingsPage } from './pages/organization/captions-settings-page.tsx';
import { DevelopersPage } from './pages/organization/developers-page.tsx';
import { GroupPage } from './pages/people/group-page.tsx';
import { LiveEventPage } from './pages/live/live-event-page.tsx';
import { LivePage } from './pages/live/live-page.tsx';
import { OverviewPage } from './pages/organization/overview-page.tsx';
import { SheetPage } from './pages/upload/sheet-page.tsx';
import { PeoplePage } from './pages/people/people-page.tsx';
import { BrandingPage } from './pages/organization/branding-page.tsx';
import { CategoriesPage } from './pages/organization/categories-page.tsx';
import { CategoryPage } from './pages/organization/category-page.tsx';
import { PlayerPage } from './pages/organization/player-page.tsx';
import { PublishingPage } from './pages/organization/publishing-page.tsx';
import { PoliciesPage } from './pages/organization/policies-page.tsx';
import { RetentionPage } from './pages/organization/retention-page.tsx';
import { StoragePage } from './pages/organization/storage-page.tsx';
import { WebhooksPage } from './pages/organization/webhooks-page.tsx';
import { RecordPage } from './pages/upload/record-page.tsx';
import { BringInPage } from './pages/upload/bring-in-page.tsx';
import { ReviewPage } from './pages/review-page.tsx';
import { SchedulePage } from './pages/schedule-page.tsx';
import { StudioLayout } from './pages/studio-layout.tsx';
import { UploadPage } from './pages/upload/upload-page.tsx';

type RouteAt<Path extends string> = RouteObject & { path?: Path };

const pages: RouteAt<StudioPath>[] = [
  { index: true, element: <ContentPage /> },
  { path: 'content/:id', element: <ItemPage /> },
  { path: 'content/:id/captions/:language', element: <CaptionsPage /> },
  { path: 'review', element: <ReviewPage /> },
  { path: 'review/:id', element: <ReviewPage /> },
  { path: 'schedule', element: <SchedulePage /> },
  { path: 'analytics', element: <AnalyticsPage /> },
  { path: 'analytics/content', element: <AnalyticsItemsPage /> },
  { path: 'analytics/content/:id', element: <ItemAnalyticsPage /> },
  { path: 'analytics/playing', element: <PlayingPage /> },
  { path: 'analytics/searches', element: <SearchesPage /> },
  { path: 'analytics/watched', element: <WatchedPage /> },
  { path: 'analytics/completions', element: <CompletionsPage /> },
  { path: 'analytics/guests', element: <GuestsPage /> },
  { path: 'upload', element: <UploadPage /> },
  { path: 'upload/sheet', element: <SheetPage /> },
  { path: 'record', element: <RecordPage /> },
  { path: 'live', element: <LivePage /> },
  { path: 'live/:id', element: <LiveEventPage /> },
  { path: 'bring-in', element: <BringInPage /> },
  { path: 'organization', element: <OverviewPage /> },
  { path: 'organization/people', element: <PeoplePage /> },
  { path: 'organization/people/groups/:id', element: <GroupPage /> },
  { path: 'organization/access', element: <AccessPage /> },
  { path: 'organization/policies', element: <PoliciesPage /> },
  { path: 'organization/developers', element: <DevelopersPage /> },
  { path: 'organization/storage', element: <StoragePage /> },
  { path: 'organization/retention', element: <RetentionPage /> },
  { path: 'organization/audit-log', element: <AuditPage /> },
  { path: 'organization/webhooks', element: <WebhooksPage /> },
  { path: 'organization/machine-captions', element: <CaptionsSettingsPage /> },
  { path: 'organization/branding', element: <BrandingPage /> },
  { path: 'organization/categories', element: <CategoriesPage /> },
  { path: 'organization/categories/:id', element: <CategoryPage /> },
  { path: 'organization/player', element: <PlayerPage /> },
  { path: 'organization/publishing', element: <PublishingPage /> },
];

/** What members find there who may only record. */
export const recorderRoutes: RouteObject[] = [
  {
    element: <StudioLayout />,
    children: [
      { path: 'record', element: <RecordPage /> },
      { path: '*', element: <NotFound /> },
    ],
  },
];

/** The studio's pages, below `/studio`. */
export const studioRoutes: RouteObject[] = [
  { element: <StudioLayout />, children: [...pages, { path: '*', element: <NotFound /> }] },
];
