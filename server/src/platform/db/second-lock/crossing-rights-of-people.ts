import type { Rights } from './crossing-rights.ts';

// What those may do who find out who somebody is, and what people do wherever they are: see crossing-roles.ts.

export const accounts: readonly Rights[] = [
  {
    because: 'Who somebody is, what leads them into organizations, and what ends with a membership.',
    'select update': 'self_registrations',
    'select insert update': 'failed_tries last_writes organization_policies organizations people',
    'select insert delete': 'onboarding_tokens self_registration_secrets',
    'select insert update delete': `
      departures memberships onboardings organization_domains self_registration_users subscription_users`,
  },
  {
    because: 'What the portal’s own sign-in stores of an account.',
    'select insert update': 'identity_accounts',
    'select insert delete': 'identity_keys sign_in_links',
    'select update': 'sign_in_connections',
    select: 'sign_in_connection_domains',
    'select insert update delete': `
      identity_attempts identity_authenticators identity_consents identity_links identity_passkeys
      identity_records identity_recovery_codes identity_sessions`,
  },
  {
    because: 'For whom the portal’s own sign-in signs people in.',
    select: 'applications',
  },
  {
    because: 'Tries are counted.',
    'select insert delete': 'spent_bot_checks',
    'select insert update delete': 'rate_limits',
  },
  {
    because: 'Directories and groups decide memberships.',
    'select update': 'api_key_secrets directory_tokens',
    select: 'api_keys',
    'select insert update': 'groups',
    'select insert delete': 'directory_group_members group_members',
    'select insert update delete': 'directory_groups directory_users',
  },
  {
    because: 'What a person manages and has open goes with their membership.',
    select: `
      caption_requests categories media_content_categories media_contents review_entries reviews subtitles`,
    'select delete': 'category_managers',
  },
  {
    because: 'What a person has only as a member goes with it.',
    select: 'guest_sessions reactions watch_progress',
    'select update': 'guests',
    'select delete': 'feeds',
  },
  {
    because: 'Links of guests of live events end where a policy allows no guests.',
    'select delete': 'live_keys',
  },
  {
    because: 'What names a person in what is searched goes with a membership.',
    select: 'search_rebuilds',
  },
  {
    because: 'Invitations, codes and choices of mails.',
    'select insert': 'jobs',
    'select update': 'notices notification_choices',
    'select delete': 'push_subscriptions',
  },
  {
    because: 'What happens to accounts is noted.',
    'select insert': 'audit_log',
  },
  {
    because: 'Whether an organization may store more is told to those who enter it.',
    select: 'organization_storage replaced_packages stored_bytes',
  },
];

export const subjects: readonly Rights[] = [
  {
    because: 'Who the person is, and where.',
    'select update': 'organizations self_registrations',
    'select delete': `
      departures failed_tries last_writes onboardings self_registration_users subscription_users`,
    'select update delete': 'memberships people',
  },
  {
    because: 'What the sign-in stores of the person.',
    'select delete': `
      identity_accounts identity_authenticators identity_consents identity_links identity_passkeys
      identity_records identity_recovery_codes identity_sessions sign_in_links`,
  },
  {
    because: 'Tries are counted.',
    'select insert update delete': 'rate_limits',
  },
  {
    because: 'What directories say of the person, and their groups.',
    select: 'groups',
    'select delete': 'directory_users group_members',
  },
  {
    because: 'What the person made becomes an heir’s or nobody’s.',
    select: 'categories reviews',
    'select update': `
      api_keys caption_requests media_contents media_versions review_entries schedules sound_tracks subtitle_drafts`,
    'select delete': 'category_managers presences saved_views',
  },
  {
    because: 'What the person watched and chose.',
    'select delete': `
      category_followers feeds guests live_messages live_mutes live_poll_votes live_votes playlist_items reactions reminders visitors watch_events
      watch_progress`,
  },
  {
    because: 'Hashes of the person.',
    select: 'analytics_scopes',
    'select update': 'search_terms',
    'select delete': 'analytics_viewers search_seen',
  },
  {
    because: 'What the person is told, and how.',
    'select insert': 'jobs',
    'select delete': 'notices notification_choices push_subscriptions webhook_deliveries',
  },
  {
    because: 'It is noted, and older lines lose the name.',
    'select insert update': 'audit_log',
  },
  {
    because: 'What the person brought in, and watches.',
    'select update': 'uploads watched_sources',
  },
];

export const viewing: readonly Rights[] = [
  {
    because: 'Who asks, and what the organization allows.',
    select: 'api_key_secrets api_keys memberships organization_policies organizations people',
  },
  {
    because: 'Whether a session goes on.',
    select: 'identity_records',
  },
  {
    because: 'Tries are counted.',
    'select insert delete': 'spent_bot_checks',
    'select insert update delete': 'rate_limits',
  },
  {
    because: 'Whom an item is for.',
    select: 'group_members',
  },
  {
    because: 'Which item it is, and what belongs to it.',
    select: `
      attachments caption_requests categories category_managers media_content_categories media_versions
      live_cues live_events live_runs live_segments reviews schedules subtitles`,
    'select update': 'media_contents',
  },
  {
    because: 'Which live event a guest’s link opens.',
    select: 'live_keys',
  },
  {
    because: 'To which item an old address leads.',
    select: 'old_addresses organization_domains',
  },
  {
    because: 'What is watched, liked, followed and shared.',
    select: 'reminders',
    'select insert': 'guest_views',
    'select update': 'feeds guests playlist_items',
    'select insert update': 'visitor_progress visitors watch_progress',
    'select insert delete': 'category_followers guest_sessions',
    'select insert update delete': 'reactions',
    insert: 'watch_events',
  },
  {
    because: 'What happened is counted.',
    select: `
      analytics_days analytics_item_periods analytics_parts analytics_retention analytics_retention_bins
      analytics_returns analytics_scopes`,
    'select insert update': 'analytics_counts playing_days',
  },
  {
    because: 'Which words were searched is counted.',
    'select insert': 'search_seen',
    'select insert update': 'search_days search_terms',
  },
  {
    because: 'Codes of guests and messages to managers.',
    'select insert': 'jobs',
  },
  {
    because: 'What guests do is noted.',
    'select insert': 'audit_log',
  },
  {
    because: 'Which versions of files were replaced.',
    select: 'replaced_packages',
  },
];
