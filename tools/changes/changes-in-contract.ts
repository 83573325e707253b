import { replace, replaceFirst, tried, type TriedChange } from './tried-change.ts';

/** Changes whose first file is in `contract/`. */
export const changesInContract: readonly TriedChange[] = [
  tried(
    'a text of an item, such as `venue`',
    replace(
      'contract/src/media-contents/media-content.ts',
      '  description: Type.String(),\n  tags:',
      '  description: Type.String(),\n  venue: Type.String(),\n  tags:',
    ),
  ),
  tried(
    'a text of an item that may be in several languages',
    replace(
      'contract/src/languages/translations.ts',
      '    description: Type.Optional(Lines({ maxLength: itemLimits.description })),',
      '    subtitle: Type.Optional(Line({ maxLength: itemLimits.title })),\n    description: Type.Optional(Lines({ maxLength: itemLimits.description })),',
    ),
  ),
  tried(
    'a new call',
    replace(
      'contract/src/playback/playlist.ts',
      "  'GET /WatchlistContents/Overview': {",
      "  'GET /WatchlistContents/Newest': { summary: 'The newest one.', access: 'viewer', answer: PlaylistItem },\n  'GET /WatchlistContents/Overview': {",
    ),
  ),
  tried(
    'a text that people give a call',
    replace(
      'contract/src/media-contents/media-content.ts',
      'title: Type.Optional(FilledLine({ maxLength: itemLimits.title }))',
      'title: Type.Optional(Type.String({ minLength: 1, maxLength: itemLimits.title }))',
    ),
  ),
  tried(
    "a call's name",
    replace(
      'contract/src/playback/playlist.ts',
      "'GET /WatchlistContents/Overview'",
      "'GET /WatchlistContents/Totals'",
    ),
  ),
  tried(
    'a required field of an answer',
    replace(
      'contract/src/organization/organization-settings.ts',
      '  logoUrl: Type.Optional(Type.String({ description',
      '  founded: Type.Integer(),\n  logoUrl: Type.Optional(Type.String({ description',
    ),
    replace(
      'contract/src/playback/playlist.ts',
      '  watching: Type.Integer(),',
      '  watching: Type.Integer(),\n  later: Type.Integer(),',
    ),
  ),
  tried(
    "a group's source",
    replace(
      'contract/src/enumerations.ts',
      "['directory', 'claim', 'rule', 'manual']",
      "['directory', 'claim', 'rule', 'manual', 'sheet']",
    ),
  ),
  tried(
    'a filter of a list',
    replace(
      'contract/src/media-contents/media-contents.ts',
      '  showOnlyUpcoming: Switch,',
      '  showOnlyUpcoming: Switch,\n  showOnlyArchived: Switch,',
    ),
  ),
  tried(
    'what a retention rule can do, or from when it counts',
    replace(
      'contract/src/limits/retention-limits.ts',
      "['tell', 'unpublish', 'archive', 'delete']",
      "['tell', 'hide', 'unpublish', 'archive', 'delete']",
    ),
    replace(
      'contract/src/limits/retention-limits.ts',
      "['published', 'watched', 'created']",
      "['published', 'watched', 'created', 'changed']",
    ),
  ),
  tried(
    'which API keys and applications may make a call',
    replace('contract/src/calls/scopes-of-calls.ts', "  'GET /MediaContents/Facets': 'content:read',\n", ''),
  ),
  tried(
    'which API keys and applications may make a call',
    replace(
      'contract/src/calls/scopes-of-calls.ts',
      "  'PATCH /Management/MediaContents/:id': 'content:write',",
      "  'PATCH /Management/MediaContents/:id': 'content:read',",
    ),
  ),
  tried(
    'who may make a call',
    replace(
      'contract/src/playback/playlist.ts',
      "    summary: 'How many items are in each state.',\n    access: 'viewer',",
      "    summary: 'How many items are in each state.',\n    access: 'content-manager',",
    ),
  ),
  tried(
    'a right beside the role',
    replace(
      'contract/src/people/rights.ts',
      '{ mayReview: Role.OrganizationManager }',
      '{ mayReview: Role.OrganizationManager, mayModerate: Role.OrganizationManager }',
    ),
  ),
  tried(
    'a reaction',
    replace(
      'contract/src/enumerations.ts',
      '{ LIKE: 0, LOVE: 1, CELEBRATE: 2 }',
      '{ LIKE: 0, LOVE: 1, CELEBRATE: 2, LAUGH: 3 }',
    ),
  ),
  tried(
    'a role',
    replace(
      'contract/src/enumerations.ts',
      "  ContentManager: 'InMotion.ContentManager',",
      "  Editor: 'InMotion.Editor',\n  ContentManager: 'InMotion.ContentManager',",
    ),
  ),
  tried(
    'a theme colour',
    replace(
      'contract/src/branding/theme-colors.ts',
      "  'errorTextColor',",
      "  'errorTextColor',\n  'warningTextColor',",
    ),
  ),
  tried(
    'a reason of a problem',
    replace(
      'contract/src/reasons/applications.ts',
      "  'applications.peopleOnly':",
      "  'applications.tooNew': 'This application is too new.',\n  'applications.peopleOnly':",
    ),
  ),
  tried('a reason of a problem', replace('strings/de/reasons/applications.json', ' als {exact}', ' anders')),
  tried(
    'a language',
    replace('contract/src/languages/languages.ts', "  ja: 'ja-JP',", "  ja: 'ja-JP',\n  sv: 'sv-SE',"),
  ),
  tried(
    'a text of an organization',
    replace(
      'contract/src/organization/organization-text-names.ts',
      "'termsOfService', 'welcome'",
      "'termsOfService', 'imprint', 'welcome'",
    ),
  ),
  tried(
    'an address of a page',
    replace('contract/src/pages/page-paths.ts', "  'coming-soon',", "  'upcoming',"),
  ),
  tried(
    'an address of a page',
    replace('contract/src/pages/studio-paths.ts', "  'record',", "  'record',\n  'record/screens',"),
  ),
  tried(
    'a caption format',
    replace(
      'contract/src/captions/caption-formats.ts',
      '  SBV: {',
      "  LRC: { name: 'LRC', ending: 'lrc', mimeType: 'text/plain', isWritten: true },\n  SBV: {",
    ),
  ),
  tried(
    'an input of live events',
    replace('contract/src/enumerations.ts', "'guest'] as const", "'guest', 'screen'] as const"),
  ),
  tried(
    'how much, how large or how long something may be',
    replace('contract/src/limits/limits.ts', '  pageSize: 20,', '  pageSize: 25,'),
  ),
  tried(
    'an action of the audit log',
    replace('contract/src/organization/audit-actions.ts', "  'signed out',", "  'left',"),
  ),
  tried(
    'an action of a review',
    replace('contract/src/enumerations.ts', '  Complete: 20,', '  Complete: 20,\n  Reopen: 21,'),
  ),
  tried(
    'an action of a review',
    replace(
      'server/src/media-contents/lifecycle/review-transitions.ts',
      '    [ReviewAction.RemoveApproval]: again,\n',
      '',
    ),
  ),
  tried(
    'a figure of analytics',
    replace(
      'contract/src/analytics/analytics-figures.ts',
      '  views: Views,\n  people:',
      '  views: Views,\n  shares: Type.Integer(),\n  people:',
    ),
  ),
  tried(
    'a kind of notice',
    replace('contract/src/notifications/notice-kinds.ts', "  'remark',", "  'remark',\n  'mentioned',"),
  ),
  tried(
    'what people may say at a live event',
    replace(
      'contract/src/enumerations.ts',
      "LiveMessageKinds = ['question', 'chat']",
      "LiveMessageKinds = ['question', 'chat', 'idea']",
    ),
  ),
  tried(
    'a state of a live event',
    replace('contract/src/enumerations.ts', "  'interrupted',\n", "  'interrupted',\n  'paused',\n"),
  ),
  tried(
    'an event of webhooks',
    replace(
      'contract/src/integrations/webhook-names.ts',
      "['captions.published']",
      "['captions.published', 'captions.deleted']",
    ),
  ),
  tried(
    'what a presenter is warned of',
    replace(
      'contract/src/live/live-warnings.ts',
      "  'live.upright':",
      "  'live.dark': 'The picture is dark: switch on a light.',\n  'live.upright':",
    ),
  ),
  tried(
    'a kind of source',
    replace('contract/src/sources/source-kinds.ts', "  'zoom',", "  'zoom',\n  'webex',"),
  ),
  tried(
    'a kind of source',
    replaceFirst(
      'sources/src/folder/read-folder.ts',
      'import ',
      "import { readFileSync } from 'node:fs';\nimport ",
    ),
  ),
  tried(
    'a screen of the studio',
    replace('contract/src/pages/studio-paths.ts', "  'schedule',", "  'schedule',\n  'calendar',"),
  ),
  tried(
    'a setting of an organization',
    replace(
      'contract/src/organization/organization-settings.ts',
      '  contactEmail: Type.Optional(Type.String()),',
      '  membersMayComment: Flag,\n  contactEmail: Type.Optional(Type.String()),',
    ),
    replace(
      'contract/src/organization/organization-settings.ts',
      '    membersMayRecord: Type.Optional(Flag),',
      '    membersMayRecord: Type.Optional(Flag),\n    membersMayComment: Type.Optional(Flag),',
    ),
  ),
  tried(
    'a policy of sign-ins',
    replace(
      'contract/src/sign-in/policies.ts',
      '    allowGuests: Type.Optional(',
      '    allowGifts: Type.Optional(Type.Boolean()),\n    allowGuests: Type.Optional(',
    ),
  ),
];
