import { Role } from '@tv/contract/enumerations';
import { portalPath, screenPath } from '@tv/contract/pages/page-paths';
import { hasAtLeast } from '@tv/contract/people/roles';
import { studioPath } from '@tv/contract/pages/studio-paths';
import type { CurrentUser } from '@tv/client/lib/session/current-user.ts';
import { maySeeStudio } from '@tv/client/lib/session/may-see-studio.ts';
import {
  guideSections,
  type GuideChapter,
  type GuideSectionId,
  type GuideSectionOf,
} from '@tv/client/lib/support/guide-sections.ts';
import type { GuideSection } from '@tv/strings/guide-section.ts';
import * as admins from '@tv/strings/en/guide/admins.ts';
import * as content from '@tv/strings/en/guide/content.ts';
import * as media from '@tv/strings/en/guide/media.ts';
import * as organization from '@tv/strings/en/guide/organization.ts';
import * as own from '@tv/strings/en/guide/own.ts';
import * as viewers from '@tv/strings/en/guide/viewers.ts';
import type { PictureName } from './picture-names.ts';

type Task = {
  text: GuideSection;
  picture?: PictureName;
  /** The address of the screen that it is about. Its text has the name. */
  screen?: string;
  /** Who may open the screen, where that differs from the rest of the chapter. */
  isFor?: (user: CurrentUser) => boolean;
};
type Tasks<Chapter extends GuideChapter> = Record<GuideSectionOf<Chapter>, Task>;

const forViewers: Tasks<'viewers'> = {
  find: { text: viewers.find, picture: 'home', screen: screenPath(undefined, '') },
  search: { text: viewers.search, picture: 'search' },
  watch: { text: viewers.watch, picture: 'watch' },
  transcript: { text: viewers.transcript },
  captions: { text: viewers.captions },
  resume: { text: viewers.resume, screen: portalPath('history') },
  playlist: {
    text: viewers.playlist,
    picture: 'playlist',
    screen: portalPath('playlist'),
  },
  follow: {
    text: viewers.follow,
    screen: screenPath(undefined, 'followed-categories'),
  },
  reminders: { text: viewers.reminders, screen: screenPath(undefined, 'coming-soon') },
  share: { text: viewers.share },
  download: { text: viewers.download },
  keyboard: { text: viewers.keyboard },
  settings: { text: own.settings, screen: portalPath('settings') },
  news: { text: own.news, screen: portalPath('settings') },
  feed: { text: own.feed, screen: portalPath('settings') },
  calendar: { text: own.calendar, screen: screenPath(undefined, 'coming-soon') },
  organizations: { text: own.organizations },
  account: { text: own.account },
  public: { text: own.publicPages },
};

const forContentManagers: Tasks<'content'> = {
  studio: { text: content.studio, picture: 'studio', screen: studioPath(''), isFor: maySeeStudio },
  upload: { text: content.upload, picture: 'upload', screen: studioPath('upload') },
  record: { text: media.record, screen: studioPath('record') },
  live: { text: media.live, screen: studioPath('live') },
  liveGuest: { text: media.liveGuest, screen: studioPath('live') },
  describe: { text: content.describe, picture: 'item' },
  audience: { text: content.audience },
  publish: { text: content.publish },
  schedule: {
    text: content.schedule,
    picture: 'schedule',
    screen: studioPath('schedule'),
  },
  poster: { text: media.poster },
  'add-captions': { text: media.addCaptions },
  'edit-captions': { text: media.editCaptions, picture: 'captions' },
  chapters: { text: media.chapters },
  attachments: { text: media.attachments },
  sound: { text: media.sound },
  replace: { text: media.replace },
  cut: { text: media.cut },
  submit: { text: content.submit },
  review: {
    text: content.review,
    picture: 'review',
    screen: studioPath('review'),
    isFor: maySeeStudio,
  },
  'find-content': { text: content.findContent, screen: studioPath('') },
  bulk: { text: content.bulk, picture: 'bulk', screen: studioPath('') },
  sheet: { text: content.sheet, screen: studioPath('upload/sheet') },
  together: { text: content.together },
  analytics: {
    text: content.analytics,
    picture: 'analytics',
    screen: studioPath('analytics'),
  },
};

const forManagers: Tasks<'organization'> = {
  begin: { text: organization.begin, screen: studioPath('organization') },
  invite: {
    text: organization.invite,
    picture: 'people',
    screen: studioPath('organization/people'),
  },
  roles: { text: organization.roles, screen: studioPath('organization/people') },
  groups: { text: organization.groups, screen: studioPath('organization/people') },
  links: { text: organization.links, screen: studioPath('organization/access') },
  categories: {
    text: organization.categories,
    picture: 'categories',
    screen: studioPath('organization/categories'),
  },
  featured: { text: organization.featured },
  branding: {
    text: organization.branding,
    picture: 'branding',
    screen: studioPath('organization/branding'),
  },
  publishing: {
    text: organization.publishing,
    screen: studioPath('organization/publishing'),
  },
  player: { text: organization.player, screen: studioPath('organization/player') },
  words: {
    text: organization.words,
    screen: studioPath('organization/machine-captions'),
  },
  training: {
    text: organization.training,
    screen: studioPath('analytics/completions'),
  },
  storage: { text: organization.storage, screen: studioPath('organization/storage') },
};

const forAdmins: Tasks<'admins'> = {
  policies: {
    text: admins.policies,
    picture: 'policies',
    screen: studioPath('organization/policies'),
  },
  domains: { text: admins.domains, screen: studioPath('organization/access') },
  directory: { text: admins.directory, screen: studioPath('organization/access') },
  'sign-in-provider': { text: admins.connection, screen: studioPath('organization/access') },
  'public-pages': {
    text: admins.publicDecision,
    screen: studioPath('organization/publishing'),
  },
  'machine-captions': {
    text: admins.integrations,
    screen: studioPath('organization/machine-captions'),
  },
  audit: {
    text: admins.audit,
    picture: 'audit-log',
    screen: studioPath('organization/audit-log'),
  },
  webhooks: {
    text: admins.webhooks,
    screen: studioPath('organization/webhooks'),
  },
  retention: { text: admins.retention, screen: studioPath('organization/retention') },
  'personal-data': {
    text: admins.personalData,
    screen: studioPath('organization/people'),
  },
  delete: { text: admins.remove, screen: studioPath('') },
  'api-keys': { text: admins.apiKeys, screen: studioPath('organization/developers') },
  applications: { text: admins.applications, screen: studioPath('organization/developers') },
  'other-sites': { text: admins.otherSites, screen: studioPath('organization/developers') },
  'command-line': { text: admins.commandLine },
};

type ChapterFacts = {
  title: string;
  help: string;
  tasks: Partial<Record<GuideSectionId, Task>>;
  isFor: (user: CurrentUser) => boolean;
};

const from = (role: Role) => (user: CurrentUser) => hasAtLeast(user.role, role);

/** From the least role to the highest. */
const facts: Record<GuideChapter, ChapterFacts> = {
  viewers: { ...viewers, tasks: forViewers, isFor: () => true },
  content: { ...content, tasks: forContentManagers, isFor: from(Role.ContentManager) },
  organization: { ...organization, tasks: forManagers, isFor: from(Role.OrganizationManager) },
  admins: { ...admins, tasks: forAdmins, isFor: from(Role.Admin) },
};

export type ShownTask = { id: GuideSectionId; text: GuideSection; picture?: PictureName; screen?: string };
export type ShownChapter = { id: GuideChapter; title: string; help: string; tasks: ShownTask[] };

/** The chapter that is written for somebody. */
const ownChapter = (user: CurrentUser | undefined): GuideChapter => {
  if (!user || !maySeeStudio(user)) return 'viewers';
  return (
    (Object.keys(facts) as GuideChapter[]).findLast((id) => facts[id].isFor(user) && id !== 'viewers') ??
    'content'
  );
};

/**
 * The chapters for a reader: the one of their role, then those of lesser roles, whose tasks are theirs, too, then the others. Screens
 * that they may not open are left out.
 */
export function chaptersFor(user: CurrentUser | undefined): ShownChapter[] {
  const ids = Object.keys(facts) as GuideChapter[];
  const rank = ids.indexOf(ownChapter(user));
  return [...ids.slice(0, rank + 1).reverse(), ...ids.slice(rank + 1)].map((id) => shownChapter(id, user));
}

function shownChapter(id: GuideChapter, user: CurrentUser | undefined): ShownChapter {
  const { title, help, tasks, isFor } = facts[id];
  return {
    id,
    title,
    help,
    tasks: guideSections[id].map((section) => {
      const { text, picture, screen, isFor: isForTask = isFor } = tasks[section]!;
      return {
        id: section,
        text,
        ...(picture && { picture }),
        ...(screen && user && isForTask(user) && { screen }),
      };
    }),
  };
}
