import { studioPath, studioPaths, type StudioPath } from '@tv/contract/pages/studio-paths';
import { matchPath } from 'react-router';
import type { GuideSectionId } from '@tv/client/lib/support/guide-sections.ts';

/** The task of the user guide that tells of each page. */
const sectionOf: Record<StudioPath, GuideSectionId> = {
  '': 'studio',
  'content/:id': 'describe',
  'content/:id/captions/:language': 'edit-captions',
  upload: 'upload',
  'upload/sheet': 'sheet',
  record: 'record',
  live: 'live',
  'live/:id': 'live',
  'bring-in': 'upload',
  review: 'review',
  'review/:id': 'review',
  schedule: 'schedule',
  analytics: 'analytics',
  'analytics/content': 'analytics',
  'analytics/content/:id': 'analytics',
  'analytics/playing': 'analytics',
  'analytics/searches': 'analytics',
  'analytics/watched': 'analytics',
  'analytics/completions': 'training',
  'analytics/guests': 'analytics',
  organization: 'begin',
  'organization/people': 'invite',
  'organization/people/groups/:id': 'groups',
  'organization/access': 'links',
  'organization/policies': 'policies',
  'organization/developers': 'api-keys',
  'organization/storage': 'storage',
  'organization/retention': 'retention',
  'organization/audit-log': 'audit',
  'organization/webhooks': 'webhooks',
  'organization/machine-captions': 'words',
  'organization/branding': 'branding',
  'organization/categories': 'categories',
  'organization/categories/:id': 'categories',
  'organization/player': 'player',
  'organization/publishing': 'publishing',
};

/** The same for the tabs of an item, by their names in the address. */
const sectionOfTab: Partial<Record<string, GuideSectionId>> = {
  captions: 'add-captions',
  sound: 'sound',
  chapters: 'chapters',
  attachments: 'attachments',
  file: 'replace',
  cut: 'cut',
};

/** The task that helps with the page at an address of the studio. */
export function helpSection(pathname: string, search: string): GuideSectionId {
  const path = studioPaths.find((each) => matchPath(`${studioPath('')}/${each}`, pathname)) ?? '';
  const tab = path === 'content/:id' ? new URLSearchParams(search).get('tab') : null;
  return sectionOfTab[tab ?? ''] ?? sectionOf[path];
}
