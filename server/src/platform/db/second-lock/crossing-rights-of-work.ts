import type { Rights } from './crossing-rights.ts';

// What those may do who look after all organizations: see crossing-roles.ts.

export const provider: readonly Rights[] = [
  {
    because: 'Who is in the organization, is invited or may register, and its rules.',
    select: 'last_writes organization_policies',
    'select insert': 'onboarding_tokens',
    'select update': 'memberships organizations people self_registration_users',
    'select insert update': 'self_registrations',
    'select insert update delete': 'onboardings organization_domains',
  },
  {
    because: 'The second step of a person is taken away.',
    select: 'identity_records',
  },
  {
    because: 'Sign-in providers of organizations are arranged, and whom they sign in is counted.',
    select: 'identity_accounts identity_passkeys sign_in_links',
    'select insert delete': 'sign_in_connection_domains',
    'select insert update delete': 'sign_in_connections',
  },
  {
    because: 'Tries are counted.',
    'select insert delete': 'spent_bot_checks',
    'select insert update delete': 'rate_limits',
  },
  {
    because: 'API keys are made, rotated and deleted.',
    'select insert update delete': 'api_key_secrets api_keys',
  },
  {
    because: 'Applications are made, changed and deleted.',
    'select insert update delete': 'applications',
  },
  {
    because: 'Directories and groups are arranged.',
    select: 'directory_group_members',
    'select update': 'directory_groups directory_users',
    'select insert delete': 'directory_tokens group_members',
    'select insert update delete': 'groups',
  },
  {
    because: 'Items and categories are managed, reviewed and captioned.',
    'select delete': 'caption_request_parts',
    'select insert update': `
      machine_caption_usage media_contents review_entries reviews schedules sound_tracks`,
    'select insert delete': 'category_managers media_content_categories saved_views subtitle_cues',
    'select update delete': 'heard_words',
    'select insert update delete': `
      attachments caption_requests categories legal_holds media_versions old_addresses presences subtitle_drafts
      subtitles`,
  },
  {
    because: 'What is said at live events is moderated.',
    select: 'live_reactions live_votes',
    'select insert delete': 'live_mutes',
    'select delete': 'live_poll_votes',
    'select update': 'live_messages',
    'select insert update': 'live_polls live_refused_words live_rules live_talks',
  },
  {
    because: 'Retention rules are made, previewed, and put off for an item.',
    select: 'retention_runs',
    'select insert update': 'retention_keeps',
    'select delete': 'retention_announcements',
    'select insert update delete': 'retention_rules',
  },
  {
    because: 'What people have watched is told of, items are shared, and watching moves with a new version.',
    select: 'feeds guest_sessions guest_views reactions visitors',
    'select insert': 'category_followers',
    'select update': 'visitor_progress watch_progress',
    'select insert update': 'guests',
    'select update delete': 'reminders',
  },
  {
    because: 'Another catalogue follows what changes.',
    select: 'changed_names item_withdrawals',
    'select insert': 'change_epochs',
  },
  {
    because: 'Figures are read.',
    select: `
      analytics_counts analytics_days analytics_item_periods analytics_parts analytics_retention
      analytics_retention_bins analytics_returns analytics_scopes audience_counts playing_days`,
  },
  {
    because: 'Managers search, and what is saved is found.',
    select: 'search_days search_rebuilds search_terms',
    'select insert': 'search_entries',
    'select insert update': 'search_documents search_libraries search_transcripts search_words',
  },
  {
    because: 'Changes are told to people, and work is enqueued.',
    'select insert update': 'jobs',
  },
  {
    because: 'Changes are noted, and the log is read.',
    select: 'audit_deliveries',
    'select insert': 'audit_log',
    'select insert update delete': 'audit_receivers',
  },
  {
    because: 'Live events are planned, run and captioned.',
    'select insert': 'live_cues',
    'select insert update': 'live_events',
    'select insert update delete': 'live_keys',
  },
  {
    because: 'Sources are watched.',
    'select update': 'watched_items',
    'select insert update delete': 'watched_sources',
  },
  {
    because: 'Webhooks are managed.',
    'select insert update': 'webhook_deliveries',
    'select insert update delete': 'webhooks',
  },
  {
    because: 'Files are brought in.',
    select: 'organization_storage',
    'select insert': 'unused_folders',
    'select insert update': 'item_sources upload_companions',
    'select insert delete': 'upload_chunks',
    'select insert update delete': 'replaced_packages stored_bytes uploads',
  },
];

export const worker: readonly Rights[] = [
  {
    because: 'Whom something is told, and what is no longer needed of tries.',
    select: 'organization_policies',
    'select update': 'memberships organizations people',
    'select delete': 'last_writes',
    'select update delete': 'failed_tries',
  },
  {
    because: 'What is said at live events is told to who listens.',
    select:
      'live_messages live_mutes live_poll_votes live_polls live_reactions live_rules live_talks live_votes',
    'select insert update delete': 'live_watching',
  },
  {
    because: 'Streams of live events are received.',
    select: 'live_keys',
    'select insert': 'live_segments',
    'select insert delete': 'live_cues live_runs',
    'select update': 'live_events',
  },
  {
    because: 'Whom an item is for.',
    select: 'group_members',
  },
  {
    because: 'Items are processed, captioned, published and purged.',
    select: 'category_managers media_content_categories',
    'select insert': 'attachments',
    'select update': 'categories schedules sound_tracks',
    'select delete': 'presences',
    'select insert update': 'machine_caption_usage review_entries reviews subtitle_drafts',
    'select insert delete': 'heard_words subtitle_cues',
    'select update delete': 'media_contents',
    'select insert update delete': 'caption_request_parts caption_requests media_versions subtitles',
  },
  {
    because: 'Retention rules announce and act, but on nothing under legal hold.',
    select: 'legal_holds retention_keeps retention_rules',
    'select insert update': 'retention_runs',
    'select insert update delete': 'retention_announcements',
  },
  {
    because: 'Views are counted, watching moves with a new version, and what is old goes.',
    select: 'category_followers feeds',
    'select update': 'visitor_progress watch_progress',
    'select delete': 'changed_names guest_sessions guests item_withdrawals visitors watch_events',
    'select update delete': 'reminders',
  },
  {
    because: 'Figures are made of events, and old ones go.',
    'select insert': 'analytics_scopes',
    'select update': 'analytics_counts',
    'select delete': 'playing_days',
    'select insert update': 'analytics_retention_bins analytics_rollups',
    'select insert update delete': `
      analytics_days analytics_item_periods analytics_parts analytics_retention analytics_returns
      analytics_viewers`,
  },
  {
    because: 'Documents and words of the search are written.',
    'select delete': 'search_days search_seen search_terms',
    'select insert update': 'search_documents search_libraries search_transcripts',
    'select insert update delete': 'search_entries search_rebuilds search_words',
  },
  {
    because: 'Jobs are done, and what they tell.',
    'select insert': 'push_keys',
    'select update': 'notification_choices',
    'select delete': 'push_subscriptions',
    'select insert delete': 'notices',
    'select insert update delete': 'jobs',
  },
  {
    because: 'The log is streamed, and old lines go.',
    'select insert delete': 'audit_log',
    'select update delete': 'audit_deliveries',
    'select insert update delete': 'audit_receivers',
  },
  {
    because:
      'Looks at watched sources are begun; what they bring in is written in the scope of their organization.',
    select: 'watched_sources',
  },
  {
    because: 'Webhooks are told of events, or ended.',
    'select update': 'webhooks',
    'select update delete': 'webhook_deliveries',
  },
  {
    because:
      'Uploads become packages, recordings of live events become uploads, and files that nothing names are removed.',
    select: 'upload_companions',
    'select insert delete': 'unused_folders upload_chunks',
    'select insert update delete': 'replaced_packages stored_bytes uploads',
  },
  {
    because: 'Health tells whether the schema is the right one.',
    select: 'migrations',
  },
];
