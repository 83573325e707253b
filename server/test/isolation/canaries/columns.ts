// What every column of text is to the suite: it holds canaries, or it has a reason why it cannot.

const choice = 'a word of a short list';
const language = 'a language or time zone';
const hash = 'a hash, which must match what it is compared with';
const key = 'a key, by which one row is found';
const sealed = 'encrypted';
const noBucket = 'of a bucket: an endpoint that the operator allows has to be there';
const file = 'the name of a file in the store, which must be there';
const bySearch = 'made by the service of texts that hold canaries';
const switches = 'settings without words';
const identity =
  'an account of the portal’s own sign-in, which belongs to no organization: the suite signs in elsewhere';
const everybody = 'counters and names of all organizations together, without one’s own texts';

const columnsOfIdentity = {
  identity_accounts: 'subject email password_hash first_name last_name phone',
  identity_attempts: 'key',
  identity_authenticators: 'sealed',
  identity_consents: 'client_id scopes subject',
  identity_keys: 'id sealed',
  identity_links: 'hash purpose',
  identity_passkeys: 'id name public_key transports',
  identity_records: 'model id payload grant_id uid subject',
  identity_recovery_codes: 'hash',
  identity_sessions: 'uid subject device',
};

const hashes = `
  applications.former_secret_hash applications.secret_hash api_key_secrets.hash directory_tokens.hash
  feeds.token_hash live_keys.hash guest_sessions.token_hash guests.code_hash media_contents.password_hash
  onboarding_tokens.hash rate_limits.key self_registration_secrets.hash spent_bot_checks.challenge
  subscription_users.token_hash sign_in_connections.try_hash`;

const inLanguages = `
  caption_requests.language_code guests.language heard_words.language_code notification_choices.time_zone
  organizations.time_zone organizations.default_language organizations.order_language people.language people.chosen_language
  people.time_zone presences.language_code push_subscriptions.language search_libraries.languages
  search_words.language sound_tracks.language_code subtitle_drafts.language_code subtitles.language_code
  webhooks.language live_events.captions_language live_cues.language_code`;

const choices = `
  item_sources.kind playing_days.browser playing_days.network
  retention_rules.since retention_rules.action
  analytics_counts.event analytics_parts.part applications.scopes applications.type
  attachments.mime_type audit_log.action audit_log.actor review_entries.actor uploads.actor
  caption_requests.kind caption_requests.state directory_groups.role api_keys.scopes failed_tries.action
  failed_tries.reason groups.source media_contents.default_sound memberships.role notices.kind
  notification_choices.digest notification_choices.switched_off onboardings.role
  organization_policies.second_step_required_for organizations.podcast_category presences.place
  presences.part reminders.mail_due search_entries.kind subtitles.format upload_companions.kind
  live_events.input live_events.state live_keys.input live_messages.kind live_messages.state live_polls.state
  watched_items.state watched_sources.ended_because watched_sources.kind webhook_deliveries.event
  webhook_deliveries.state webhooks.ended_because webhooks.events webhooks.format watch_events.device
  watch_events.source`;

/** Columns that cannot hold a canary, each with the reason. */
export const cannotHold: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(columnsOfIdentity).flatMap(([table, columns]) =>
      columns.split(' ').map((column) => [`${table}.${column}`, identity]),
    ),
  ),
  ...named(hashes, hash),
  ...named(inLanguages, language),
  ...named(choices, choice),
  'applications.post_logout_redirect_uris': 'addresses of other sites',
  'applications.redirect_uris': 'addresses of other sites',
  'attachments.file': file,
  'audit_log.subject': key,
  'audit_receivers.sealed': sealed,
  'categories.player_settings': switches,
  'categories.cover_file': file,
  'api_keys.allowed_networks': 'addresses of networks',
  'api_key_secrets.start': key,
  'failed_tries.key': key,
  'failed_tries.networks': 'addresses of networks',
  ...{ 'live_events.report': 'numbers, and names of what is wrong', 'live_events.stretches': 'numbers' },
  ...{ 'live_keys.start': key, 'live_runs.part': key, 'live_segments.part': key },
  'live_runs.tracks': 'names of files and numbers',
  'live_segments.lengths': 'numbers',
  'jobs.kind': everybody,
  'jobs.key': everybody,
  'jobs.payload': 'work of the queue: the suite reads the mails and pushes in it',
  'jobs.last_error': everybody,
  'jobs.request_id': everybody,
  'jobs.traceparent': everybody,
  'media_contents.player_settings': switches,
  'media_contents.wanted_poster': switches,
  'media_versions.package':
    'names of files and numbers; the texts of a package are in media_contents.package',
  'migrations.name': everybody,
  'migrations.checksum': everybody,
  'notices.event_key': key,
  'old_addresses.key': key,
  'organization_policies.allowed_networks': 'addresses of networks',
  'organizations.logo_file': file,
  'organizations.logo_dark_file': file,
  'organizations.ui_customizations': 'colors',
  'organizations.player_settings': switches,
  'people.issuer': 'of the sign-in, compared with tokens',
  'people.subject': 'of the sign-in, compared with tokens',
  'push_keys.public_key': 'the portal’s own',
  'push_keys.sealed': sealed,
  'push_subscriptions.p256dh': 'a point of a curve',
  'push_subscriptions.auth': 'a key of 16 bytes',
  'categories.name_order': bySearch,
  'media_contents.tags_search': bySearch,
  'media_contents.title_order': bySearch,
  'media_contents.title_search': bySearch,
  'search_documents.title': bySearch,
  'search_documents.words': bySearch,
  'search_entries.beginning': bySearch,
  'search_entries.folded': bySearch,
  'search_entries.written': bySearch,
  'search_transcripts.words': bySearch,
  'search_words.word': bySearch,
  'search_words.stem': bySearch,
  'search_words.written': bySearch,
  'sound_tracks.track': 'names of files and numbers',
  'sound_tracks.playlist_file': file,
  'sound_tracks.media_file': file,
  'stored_bytes.part': key,
  'subscription_users.email': 'of people without an organization',
  'subtitle_cues.text': bySearch,
  'subtitle_drafts.regions': switches,
  'subtitles.original_file': file,
  'subtitles.vtt_file': file,
  'unused_folders.folder': file,
  'upload_chunks.file': file,
  'upload_companions.file': file,
  'watched_sources.address': 'empty where there is a folder',
  'watched_sources.bucket': noBucket,
  'watched_sources.endpoint': noBucket,
  'watched_sources.key_id': noBucket,
  'watched_sources.sealed_key': sealed,
  'webhook_deliveries.event_key': key,
  'webhooks.former_sealed': sealed,
  'webhooks.sealed': sealed,
  'sign_in_connections.issuer': 'an address that a browser is sent to, which must be there',
  'sign_in_connections.sealed': sealed,
  'sign_in_connection_domains.domain': 'names a row of organization_domains, whose name is a canary',
  'sign_in_links.issuer': identity,
  'sign_in_links.subject': identity,
};

/** Who may read a column, where it is not who may read the others of its table (`tables`). */
export const readersOf: Record<string, string> = {
  // What is sent; the log shows it as it was sent.
  'webhook_deliveries.data': 'nobody',
  'api_keys.name': 'name', // in the histories of items
  // Of who brings something in.
  'categories.defaults': 'uploads',
  // It becomes the name of a group, too.
  'directory_groups.display_name': 'audiences',
  'directory_groups.external_id': 'directory',
  'groups.source_id': 'nobody',
  'media_contents.processing_problem': 'managing',
  'media_contents.package': 'media',
  'media_contents.chapters': 'media',
  'organizations.contact_email': 'managers',
  'organizations.caption_glossary': 'managers',
  'organizations.search_synonyms': 'managers',
  'organizations.texts': 'managers',
  'organizations.name_skeleton': 'nobody',
  // Of accounts that are not made yet.
  ...{ 'onboardings.first_name': 'nobody', 'onboardings.last_name': 'nobody', 'onboardings.phone': 'nobody' },
  // Lists are filtered by the languages that items have captions in.
  'subtitles.language_name': 'text',
};

type Of = 'item' | 'organization' | 'person' | 'address';
type Table = {
  of: Of;
  readers: string;
  /** An SQL expression of the id of the owner of a row. */ by: string;
};

const ofItem = (readers: string, by = 'media_content_id'): Table => ({ of: 'item', readers, by });
const ofOrganization = (readers: string, by = 'organization_id'): Table => ({
  of: 'organization',
  readers,
  by,
});
const ofPerson = (readers = 'own', by = 'person_id'): Table => ({ of: 'person', readers, by });
const parent = (column: string, table: string, id: string) =>
  `(select ${column} from ${table} p where p.id = ${id})`;

/** Whose the rows of a table are, and who may read their texts: of items, organizations and people. */
export const tables: Record<string, Table> = {
  analytics_viewers: ofOrganization('nobody', parent('organization_id', 'analytics_scopes', 'scope_id')),
  applications: ofOrganization('admins'),
  attachments: ofItem('media'),
  api_keys: ofOrganization('admins'),
  audit_log: ofOrganization('admins'),
  audit_receivers: ofOrganization('admins'),
  caption_request_parts: ofItem('nobody', parent('media_content_id', 'caption_requests', 'request_id')),
  caption_requests: ofItem('managing'),
  categories: ofOrganization('public'),
  directory_groups: ofOrganization('admins'),
  directory_tokens: ofOrganization('admins'),
  directory_users: ofOrganization('directory'),
  failed_tries: ofPerson(),
  groups: ofOrganization('audiences'),
  guests: ofOrganization('guests'),
  heard_words: ofItem('managing'),
  legal_holds: ofOrganization('admins'),
  live_cues: ofItem('text'),
  live_events: ofItem('managing'),
  live_keys: ofItem('managing'),
  live_messages: ofItem('text'),
  live_polls: ofItem('text'),
  live_refused_words: ofOrganization('audiences'),
  media_contents: ofItem('text', 'id'),
  media_versions: ofItem('managing'),
  old_addresses: ofItem('managing'),
  onboardings: ofOrganization('managers'),
  organization_domains: ofOrganization('domains'),
  organizations: ofOrganization('public', 'id'),
  people: ofPerson('name', 'id'),
  push_subscriptions: ofPerson(),
  retention_rules: ofOrganization('admins'),
  review_entries: ofItem('review', parent('media_content_id', 'reviews', 'review_id')),
  saved_views: ofPerson(),
  search_days: ofOrganization('managers'),
  search_seen: ofOrganization('nobody'),
  search_terms: ofOrganization('nobody'),
  self_registration_users: ofOrganization(
    'nobody',
    parent('organization_id', 'self_registrations', 'self_registration_id'),
  ),
  self_registrations: ofOrganization('managers'),
  sign_in_connections: ofOrganization('admins'),
  sound_tracks: ofItem('managing'),
  subtitle_drafts: ofItem('managing'),
  subtitles: ofItem('media'),
  unlock_failures: ofItem('nobody'),
  upload_companions: ofOrganization('nobody', parent('organization_id', 'uploads', 'upload_id')),
  ...{ uploads: ofOrganization('uploads'), item_sources: ofOrganization('uploads') },
  visitor_progress: ofItem('nobody'),
  visitors: ofItem('nobody'),
  watch_events: ofItem('nobody'),
  webhook_deliveries: ofOrganization('webhooks'),
  watched_items: ofOrganization('managers'),
  watched_sources: ofOrganization('managers'),
  webhooks: ofOrganization('webhooks'),
};

function named(columns: string, reason: string): Record<string, string> {
  const names = columns.trim().split(/\s+/);
  return Object.fromEntries(names.map((column) => [column, reason]));
}
