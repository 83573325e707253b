/** Who watched is about people, too. */
const whoWatched = ['analytics:read', 'people:read'] as const;

/** What API keys and applications need for figures. */
export const scopesOfAnalytics = {
  'GET /Management/Analytics/Summary': 'analytics:read',
  'GET /Management/Analytics/Days': 'analytics:read',
  'GET /Management/Analytics/Days.csv': 'analytics:read',
  'GET /Management/Analytics/MediaContents': 'analytics:read',
  'GET /Management/Analytics/MediaContents.csv': 'analytics:read',
  'GET /Management/Analytics/MediaContents/:id/Retention': 'analytics:read',
  'GET /Management/Analytics/MediaContents/:id/Retention.csv': 'analytics:read',
  'GET /Management/Analytics/Audience': 'analytics:read',
  'GET /Management/Analytics/Audience.csv': 'analytics:read',
  'GET /Management/Analytics/Searches': 'analytics:read',
  'GET /Management/Analytics/Searches.csv': 'analytics:read',
  'GET /Management/Analytics/Playing': 'analytics:read',
  'GET /Management/Analytics/Playing.csv': 'analytics:read',
  'GET /Management/Analytics/Playing/MediaContents': 'analytics:read',
  'GET /Management/Analytics/Playing/MediaContents.csv': 'analytics:read',
  'GET /Management/AnalyticsCounts': 'analytics:read',
  'GET /Management/MediaContents/:id/Watched': whoWatched,
  'GET /Management/MediaContents/:id/Watched.csv': whoWatched,
  'GET /Management/Analytics/Watched': whoWatched,
  'GET /Management/Analytics/Watched.csv': whoWatched,
  'GET /Management/Analytics/Guests': whoWatched,
  'GET /Management/Analytics/Guests.csv': whoWatched,
  'GET /Management/Analytics/Completions': whoWatched,
  'GET /Management/Analytics/Completions.csv': whoWatched,
} as const;
