// Made from server/migrations by "npm run schema": the columns of each table, and the types of their values.

// oxfmt-ignore
export type Tables = {
  analytics_counts: {
    day: Date; organization_id: string; event: string; count: number; sent: number;
  };
  analytics_days: {
    scope_id: string; day: Date; member_views: number; member_people: number; member_seconds: number; member_completions: number;
    member_offered: number; visitor_views: number; visitor_people: number; visitor_seconds: number; visitor_completions: number;
    visitor_offered: number;
  };
  analytics_item_periods: {
    organization_id: string; days: number; media_content_id: string; views: number | null; member_views: number;
    member_seconds: number; member_completions: number; member_offered: number; visitor_views: number; visitor_seconds: number;
    visitor_completions: number; visitor_offered: number;
  };
  analytics_parts: {
    scope_id: string; day: Date; part: string; members: number; visitors: number;
  };
  analytics_retention: {
    scope_id: string; duration_in_seconds: number | null; since: Date; member_viewers: number; visitor_viewers: number;
  };
  analytics_retention_bins: {
    scope_id: string; bin: number; member_viewers: number; visitor_viewers: number; member_plays: number; visitor_plays: number;
  };
  analytics_returns: {
    scope_id: string; day: Date; gap: number; members: number; visitors: number;
  };
  analytics_rollups: {
    organization_id: string; counted_day: Date;
  };
  analytics_scopes: {
    id: string; organization_id: string; category_id: string | null; media_content_id: string | null;
    last_watched_on: Date | null;
  };
  analytics_viewers: {
    scope_id: string; viewer_hash: string; last_day: Date;
  };
  api_key_secrets: {
    id: string; hash: string; api_key_id: string; start: string; created_at: Date; ends_at: Date | null; used_at: Date | null;
  };
  api_keys: {
    id: string; organization_id: string; name: string; scopes: string[]; category_ids: string[] | null;
    allowed_networks: string[]; created_at: Date; expires_at: Date | null; made_by: string | null; is_of_machine: boolean;
  };
  applications: {
    id: string; organization_id: string; name: string; type: string; redirect_uris: string[]; post_logout_redirect_uris: string[];
    scopes: string[]; secret_hash: string | null; former_secret_hash: string | null; former_secret_ends_at: Date | null;
    created_at: Date;
  };
  attachments: {
    id: string; media_content_id: string; file_name: string; mime_type: string; size_in_bytes: number; file: string;
    created_at: Date; position: number;
  };
  audience_counts: {
    of_id: string; audience: string[]; published: number;
  };
  audit_deliveries: {
    receiver_id: string; line_id: number;
  };
  audit_log: {
    id: number; at: Date; organization_id: string | null; person_id: string | null; action: string; subject: string | null;
    detail: unknown; actor: string | null; api_key_id: string | null;
  };
  audit_receivers: {
    id: string; organization_id: string | null; address: string; sealed: string | null; created_at: Date; lease: string | null;
    lease_until: Date | null; failures: number; next_at: Date; problem: string | null; sent_at: Date | null;
  };
  caption_request_parts: {
    request_id: string; position: number; answer: unknown;
  };
  caption_requests: {
    id: string; media_content_id: string; organization_id: string; kind: string; language_code: string | null;
    source_id: string | null; state: string; progress: number; problem: string | null; counted_seconds: number;
    sent_seconds: number; requested_by: string | null; created_at: Date; finished_at: Date | null;
  };
  categories: {
    id: string; organization_id: string; name: string; player_settings: unknown; created_at: Date; folded_name: string;
    position: number | null; defaults: unknown; description: string; cover_file: string | null; translations: unknown;
    name_order: string;
  };
  category_followers: {
    category_id: string; person_id: string; created_at: Date;
  };
  category_managers: {
    category_id: string; person_id: string;
  };
  change_epochs: {
    is_only: boolean; id: string;
  };
  changed_names: {
    organization_id: string; named_id: string; changed_in: number; at: Date;
  };
  departures: {
    person_id: string; organization_id: string; left_at: Date;
  };
  directory_group_members: {
    group_id: string; user_id: string;
  };
  directory_groups: {
    id: string; organization_id: string; display_name: string; external_id: string | null; role: string | null; created_at: Date;
    updated_at: Date;
  };
  directory_tokens: {
    id: string; organization_id: string; name: string; hash: string; created_at: Date; used_at: Date | null;
  };
  directory_users: {
    id: string; organization_id: string; user_name: string; external_id: string | null; email: string; given_name: string | null;
    family_name: string | null; display_name: string | null; is_active: boolean; person_id: string | null; created_at: Date;
    updated_at: Date; deleted_at: Date | null; attributes: unknown;
  };
  failed_tries: {
    key: string; person_id: string | null; action: string; reason: string; client: string; networks: string[]; hour: Date;
    last_at: Date; tries: number; logged: number;
  };
  feeds: {
    person_id: string; token_hash: string; created_at: Date; last_read_at: Date | null; has_second_step: boolean;
  };
  group_members: {
    group_id: string; person_id: string;
  };
  groups: {
    id: string; organization_id: string; name: string; source: string; source_id: string | null; rule: string | null;
    created_at: Date;
  };
  guest_sessions: {
    id: string; guest_id: string; token_hash: string; created_at: Date; expires_at: Date;
  };
  guest_views: {
    guest_id: string; media_content_id: string; at: Date;
  };
  guests: {
    id: string; organization_id: string; media_content_id: string | null; category_id: string | null; email: string;
    language: string; allow_download: boolean; created_at: Date; expires_at: Date; ended_at: Date | null; opened_at: Date | null;
    last_opened_at: Date | null; code_hash: string | null; code_expires_at: Date | null; code_tries: number;
  };
  heard_words: {
    media_content_id: string; language_code: string; texts: string[]; start_times: number[]; cuts: string;
  };
  identity_accounts: {
    id: string; subject: string; email: string; email_verified: boolean; password_hash: string | null; first_name: string | null;
    last_name: string | null; phone: string | null; created_at: Date; password_changed_at: Date | null; disabled_at: Date | null;
  };
  identity_attempts: {
    key: string; failures: number; last_at: Date;
  };
  identity_authenticators: {
    account_id: string; sealed: string; last_step: number; created_at: Date; confirmed_at: Date | null;
  };
  identity_consents: {
    id: string; subject: string; client_id: string; scopes: string[]; given_at: Date; used_at: Date | null;
  };
  identity_keys: {
    id: string; sealed: string; created_at: Date;
  };
  identity_links: {
    hash: string; account_id: string; purpose: string; slot: number; expires_at: Date;
  };
  identity_passkeys: {
    id: string; account_id: string; name: string; public_key: string; counter: number; transports: string[]; created_at: Date;
    last_used_at: Date | null;
  };
  identity_records: {
    model: string; id: string; payload: unknown; grant_id: string | null; uid: string | null; subject: string | null;
    expires_at: Date; consumed_at: Date | null;
  };
  identity_recovery_codes: {
    account_id: string; hash: string; used_at: Date | null;
  };
  identity_sessions: {
    uid: string; subject: string; device: string; created_at: Date; last_seen_at: Date;
  };
  item_counts: {
    of_id: string; published: number; open: number;
  };
  item_sources: {
    organization_id: string; kind: string; instance: string; source_id: string; item_id: string; views_before: number | null;
    arrived_at: Date | null;
  };
  item_withdrawals: {
    organization_id: string; withdrawn_in: number; media_content_id: string; lost_by: string[]; lost_by_reviewers: boolean;
    at: Date;
  };
  jobs: {
    id: string; kind: string; key: string | null; payload: unknown; priority: number; run_at: Date; position: number;
    attempts: number; lease: string | null; lease_until: Date | null; is_alone: boolean; is_suspect: boolean; crashes: number;
    handed_over_at: Date | null; last_error: string | null; created_at: Date; finished_at: Date | null; is_given_up: boolean;
    request_id: string | null; traceparent: string | null;
  };
  last_writes: {
    person_id: string; wal_position: number; written_at: Date;
  };
  legal_holds: {
    id: string; organization_id: string; media_content_id: string | null; category_id: string | null; person_id: string | null;
    reason: string; placed_at: Date;
  };
  live_cues: {
    media_content_id: string; number: number; id: string; organization_id: string; language_code: string; starts_at: Date;
    ends_at: Date; streamed_from: Date; text: string; is_auto_generated: boolean;
  };
  live_events: {
    media_content_id: string; organization_id: string; state: string; state_since: Date; created_at: Date;
    started_at: Date | null; ended_at: Date | null; dvr_seconds: number | null; input: string; report: unknown;
    problem: string | null; worker_id: string | null; leased_until: Date | null; tries: number; due_at: Date | null;
    stretches: unknown; captions_language: string | null; makes_captions: boolean; marks: unknown;
  };
  live_keys: {
    media_content_id: string; input: string; organization_id: string; hash: string; start: string; created_at: Date;
    guest_name: string | null;
  };
  live_messages: {
    id: string; media_content_id: string; person_id: string; kind: string; text: string; state: string; is_deleted: boolean;
    is_pinned: boolean; number: number; version: number; created_at: Date;
  };
  live_mutes: {
    media_content_id: string; person_id: string; created_at: Date;
  };
  live_poll_votes: {
    poll_id: string; person_id: string; media_content_id: string; option: number;
  };
  live_polls: {
    id: string; media_content_id: string; question: string; options: string[]; state: string; is_deleted: boolean; number: number;
    version: number; created_at: Date; opened_at: Date | null;
  };
  live_reactions: {
    id: string; media_content_id: string; number: number; reaction_type: number; amount: number; created_at: Date;
  };
  live_refused_words: {
    organization_id: string; media_content_id: string | null; words: string[];
  };
  live_rules: {
    organization_id: string; shows_full_names: boolean; shows_watching: boolean;
  };
  live_runs: {
    media_content_id: string; part: string; run: number; organization_id: string; tracks: unknown; starts_at: Date | null;
  };
  live_segments: {
    media_content_id: string; number: number; part: string; run: number; file_number: number; starts_at: Date; lengths: unknown;
  };
  live_talks: {
    media_content_id: string; version: number; settings_version: number; has_questions: boolean; has_chat: boolean;
    is_moderated: boolean; shows_watching: boolean; slow_seconds: number;
  };
  live_votes: {
    message_id: string; person_id: string; media_content_id: string;
  };
  live_watching: {
    process_id: string; media_content_id: string; streams: number; told_at: Date;
  };
  machine_caption_usage: {
    organization_id: string; month: Date; seconds: number;
  };
  media_content_categories: {
    media_content_id: string; category_id: string; published_at: Date | null; is_open: boolean; expires_at: Date | null;
    item_version: number; is_locked: boolean; audience: string[] | null;
  };
  media_contents: {
    id: string; organization_id: string; title: string; description: string; tags: string[]; media_type: number;
    visibility: number; status: number; processing_status: number; processing_problem: string | null; processing_progress: number;
    publish_date: Date | null; scheduled_publication_date: Date | null; is_featured: boolean; is_public_featured: boolean;
    expiration_option: number; expiration_date: Date | null; password_hash: string | null; password_version: number;
    player_settings: unknown; duration_in_seconds: number; package: unknown; package_version: number;
    poster_thumbhash: string | null; poster_aspect_ratio: number | null; title_search: string; tags_search: string;
    like_count: number; love_count: number; celebrate_count: number; visitor_count: number; created_by: string | null;
    created_at: Date; updated_at: Date; deleted_at: Date | null; has_ended: boolean; first_published_at: Date | null;
    is_listed: boolean; watched_rank: number; speakers: string[]; version: number; counted_views: number;
    completion: number | null; processing_started_at: Date | null; chapters: unknown; poster_version: number;
    wanted_poster: unknown; tried_version: number; default_sound: string | null; audience: string[] | null; changed_in: number;
    republished_at: Date | null; storage: number; archived_status: number | null; translations: unknown; title_order: string;
  };
  media_versions: {
    id: string; media_content_id: string; source_id: string | null; cuts: string; state: number; progress: number;
    problem: string | null; started_at: Date | null; version: number | null; package: unknown; size_in_bytes: number | null;
    created_by: string | null; created_at: Date; replaced_at: Date | null; ended_at: Date | null;
  };
  memberships: {
    person_id: string; organization_id: string; role: string; created_at: Date; is_given: boolean; status: number;
    rights_version: number; may_review: boolean;
  };
  migrations: {
    name: string; applied_at: Date; checksum: string | null; is_breaking: boolean;
  };
  notices: {
    id: string; person_id: string; organization_id: string; kind: string; media_content_id: string | null;
    category_id: string | null; review_entry_id: string | null; event_key: string; created_at: Date; read_at: Date | null;
    webhook_id: string | null; retention_rule_id: string | null; watched_source_id: string | null;
  };
  notification_choices: {
    person_id: string; digest: string; time_zone: string; digest_from: Date; digest_due_at: Date | null; switched_off: string[];
  };
  old_addresses: {
    id: string; organization_id: string; media_content_id: string; address: string; key: string; added_at: Date;
  };
  onboarding_tokens: {
    hash: string; onboarding_id: string; expires_at: Date;
  };
  onboardings: {
    id: string; organization_id: string; email: string; role: string; created_at: Date; expires_at: Date; used_at: Date | null;
    first_name: string | null; last_name: string | null; phone: string | null; joined_at: Date | null; may_review: boolean;
  };
  organization_domains: {
    id: string; organization_id: string; domain: string; token: string; is_granted: boolean; created_at: Date;
    owned_at: Date | null;
  };
  organization_policies: {
    organization_id: string; second_step_required_for: string[]; session_hours: number | null; idle_hours: number | null;
    password_length: number | null; allowed_networks: string[]; version: number; allow_personal_feeds: boolean;
    personal_feeds_since: Date | null; allow_guests: boolean; guest_days: number | null;
  };
  organization_storage: {
    organization_id: string; stored_bytes: number;
  };
  organizations: {
    id: string; name: string; logo_file: string | null; industry: string | null; is_provider: boolean; has_public_media: boolean;
    ui_customizations: unknown; player_settings: unknown; embed_origins: string[]; created_at: Date; user_limit: number | null;
    contact_email: string | null; asks_review: boolean; is_trial: boolean; name_skeleton: string | null;
    shows_newest_and_most_watched: boolean; podcast_category: string | null; is_explicit: boolean; storage_limit: number | null;
    allows_machine_captions: boolean; makes_captions_at_import: boolean; caption_glossary: string[];
    first_steps_dismissed_at: Date | null; allows_personal_figures: boolean; time_zone: string; logo_dark_file: string | null;
    search_synonyms: string[]; api_origins: string[]; members_may_record: boolean; accessibility_statement: string | null;
    default_language: string | null; texts: unknown; order_language: string | null;
  };
  people: {
    id: string; issuer: string; subject: string; email: string; first_name: string | null; last_name: string | null;
    status: number; current_organization_id: string; rights_version: number; visits: number; last_visit_at: Date | null;
    created_at: Date; language: string | null; time_zone: string | null; chosen_language: string | null;
  };
  playing_days: {
    organization_id: string; day: Date; browser: string | null; network: string | null; media_content_id: string | null;
    starts: number; failed_starts: number; start_times: number[]; played_seconds: number; rebufferings: number;
    rebuffered_seconds: number; rendition_changes: number; frames: number; dropped_frames: number;
  };
  playlist_items: {
    person_id: string; media_content_id: string; watch_status: number; added_at: Date;
  };
  presences: {
    person_id: string; tab_id: string; organization_id: string; place: string; place_id: string; part: string | null;
    language_code: string | null; is_editing: boolean; begun_at: Date; told_at: Date;
  };
  push_keys: {
    is_only: boolean; public_key: string; sealed: string;
  };
  push_subscriptions: {
    id: string; person_id: string; endpoint: string; p256dh: string; auth: string; language: string; created_at: Date;
  };
  rate_limits: {
    key: string; steps: Date[]; uses: number[]; forget_at: Date;
  };
  reactions: {
    media_content_id: string; person_id: string; reaction_type: number; created_at: Date;
  };
  reminders: {
    person_id: string; media_content_id: string; created_at: Date; mail_due: string | null;
  };
  replaced_packages: {
    media_content_id: string; version: number; replaced_at: Date; was_served: boolean; is_closed: boolean;
  };
  retention_announcements: {
    rule_id: string; media_content_id: string; organization_id: string; due_on: Date; act_on: Date; announced_on: Date;
    told_on: Date | null; warned_at: Date | null; done_at: Date | null;
  };
  retention_keeps: {
    rule_id: string; media_content_id: string; organization_id: string; kept_until: Date;
  };
  retention_rules: {
    id: string; organization_id: string; name: string; is_of_category: boolean; category_id: string | null; months: number;
    since: string; action: string; created_at: Date;
  };
  retention_runs: {
    organization_id: string; ran_on: Date | null;
  };
  review_entries: {
    id: string; review_id: string; person_id: string | null; action: number; comment: string; created_at: Date;
    start_time: number | null; end_time: number | null; parent_id: string | null; resolved_at: Date | null;
    resolved_by: string | null; mail_due: boolean; notice_due: boolean; actor: string | null;
  };
  reviews: {
    id: string; media_content_id: string; status: number; created_at: Date; ended_at: Date | null; organization_id: string | null;
    submitted_at: Date | null;
  };
  saved_views: {
    person_id: string; organization_id: string; position: number; name: string; query: string;
  };
  schedules: {
    id: string; media_content_id: string; action: number; status: number; at: Date; sequence: number; created_by: string | null;
    created_at: Date; ended_at: Date | null;
  };
  search_days: {
    organization_id: string; day: Date; term: string; searches: number; without_results: number;
  };
  search_documents: {
    media_content_id: string; organization_id: string; published_at: Date | null; is_open: boolean; expires_at: Date | null;
    watched_rank: number; version: number; title: string; words: string; is_recent: boolean; audience: string[] | null;
  };
  search_entries: {
    organization_id: string; beginning: string; kind: string; folded: string; written: string; items: number;
  };
  search_libraries: {
    organization_id: string; number: number; languages: string[]; documents: number; next_count_at: Date; rest_seconds: number;
    published: number; open: number; recent_from: Date | null; recent: number;
  };
  search_rebuilds: {
    organization_id: string; total: number; remaining: number; began_at: Date; written_at: Date;
  };
  search_seen: {
    organization_id: string; day: Date; term: string; searcher_hash: string;
  };
  search_terms: {
    organization_id: string; term: string; searchers: string[]; is_told: boolean; last_day: Date;
  };
  search_transcripts: {
    subtitle_id: string; media_content_id: string; version: number; words: string; organization_id: string;
    published_at: Date | null; is_open: boolean; expires_at: Date | null; is_recent: boolean; is_locked: boolean;
    audience: string[] | null;
  };
  search_versions: {
    organization_id: string; part: number; changes: number;
  };
  search_words: {
    organization_id: string; word: string; language: string; stem: string; written: string; titles: number; documents: number;
    spoken: number;
  };
  self_registration_secrets: {
    hash: string; user_id: string; expires_at: Date;
  };
  self_registration_users: {
    id: string; self_registration_id: string; email: string; created_at: Date; expires_at: Date; onboarding_id: string | null;
    completed_at: Date | null;
  };
  self_registrations: {
    id: string; organization_id: string; email: string | null; allowed_domains: string[]; expires_at: Date | null;
    deactivated_at: Date | null; created_at: Date;
  };
  sign_in_connection_domains: {
    organization_id: string; domain: string; connection_id: string;
  };
  sign_in_connections: {
    id: string; organization_id: string; name: string; issuer: string; client_id: string; sealed: string | null;
    name_claim: string; groups_claim: string; version: number; tried_version: number | null; tried_at: Date | null;
    try_hash: string | null; try_until: Date | null; is_active: boolean; only_this_way: boolean; created_at: Date;
  };
  sign_in_links: {
    connection_id: string; issuer: string; subject: string; account_id: string; created_at: Date;
  };
  sound_tracks: {
    id: string; media_content_id: string; kind: number; language_code: string; name: string; state: number; progress: number;
    problem: string | null; note: string | null; track: unknown; duration_in_seconds: number | null; cuts: string;
    playlist_file: string | null; media_file: string | null; created_by: string | null; created_at: Date;
  };
  spent_bot_checks: {
    challenge: string; expires_at: Date;
  };
  stored_bytes: {
    upload_id: string; part: string; organization_id: string; size_in_bytes: number;
  };
  subscription_users: {
    id: string; email: string; token_hash: string; created_at: Date; expires_at: Date; completed_at: Date | null;
  };
  subtitle_cues: {
    subtitle_id: string; media_content_id: string; position: number; start_time: number; end_time: number; text: string;
  };
  subtitle_drafts: {
    media_content_id: string; language_code: string; kind: number; version: string; subtitle_id: string | null;
    has_changes: boolean; cues: unknown; regions: unknown; cues_count: number; checked_count: number; changed_at: Date;
    cuts: string; changed_by: string | null;
  };
  subtitles: {
    id: string; media_content_id: string; language_code: string; language_name: string; kind: number; format: string;
    is_default: boolean; is_auto_generated: boolean; original_file: string; vtt_file: string; created_at: Date;
    edited_at: Date | null; cuts: string;
  };
  unlock_failures: {
    id: string; media_content_id: string; address_hash: string; failed_at: Date;
  };
  unused_folders: {
    folder: string; unused_since: Date;
  };
  upload_chunks: {
    upload_id: string; start_byte: number; file: string;
  };
  upload_companions: {
    upload_id: string; kind: string; name: string; details: unknown; file: string; size_in_bytes: number;
  };
  uploads: {
    id: string; organization_id: string; created_by: string | null; idempotency_key: string | null; file_name: string;
    size_in_bytes: number; received_bytes: number; details: unknown; completed_at: Date | null; created_at: Date;
    updated_at: Date; due_at: Date; tried_version: number; ended_at: Date | null; api_key_id: string | null; actor: string | null;
    is_growing: boolean;
  };
  visitor_progress: {
    media_content_id: string; viewer_hash: string; position: number; played: string; updated_at: Date;
    uncut_position: number | null; uncut_played: string | null;
  };
  visitors: {
    media_content_id: string; viewer_hash: string; counted_at: Date;
  };
  watch_events: {
    id: number; media_content_id: string; viewer_hash: string; is_member: boolean; at: Date; device: string | null;
    source: string | null; played: string | null; known: string | null; seconds: number; previous_at: Date | null;
    is_completed: boolean; organization_id: string | null;
  };
  watch_progress: {
    person_id: string; media_content_id: string; position: number; watch_status: number; played: string; updated_at: Date;
    created_at: Date; forgotten_at: Date | null; is_marked_watched: boolean; uncut_position: number | null;
    uncut_played: string | null; organization_id: string | null; completed_at: Date | null;
  };
  watched_items: {
    id: string; watched_source_id: string; organization_id: string; source_id: string; title: string; state: string;
    size_in_bytes: number | null; still_since: Date | null; attempts: number; problem: string | null; retry_at: Date | null;
    media_content_id: string | null; changed_at: Date; poster_is_due: boolean;
  };
  watched_sources: {
    id: string; organization_id: string; kind: string; folder: string | null; address: string | null; category_id: string | null;
    audience: string[] | null; is_draft: boolean; makes_captions: boolean | null; created_by: string | null; is_paused: boolean;
    ended_because: string | null; created_at: Date; next_look_at: Date; last_look_at: Date | null; problem: string | null;
    failures: number; endpoint: string | null; bucket: string | null; key_id: string | null; sealed_key: string | null;
    failing_since: Date | null;
  };
  webhook_deliveries: {
    id: string; position: number; webhook_id: string; organization_id: string; event: string; subject_id: string;
    event_key: string; person_id: string | null; at: Date; data: unknown; state: string; attempts: unknown; body: string | null;
  };
  webhooks: {
    id: string; organization_id: string; address: string; events: string[]; format: string; language: string;
    sealed: string | null; former_sealed: string | null; former_until: Date | null; is_paused: boolean; created_at: Date;
    failing_since: Date | null; ended_at: Date | null; ended_because: string | null;
  };
};
