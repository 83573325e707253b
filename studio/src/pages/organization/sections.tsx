import { Role } from '@tv/contract/enumerations';
import { hasAtLeast } from '@tv/contract/people/roles';
import type { StudioPath } from '@tv/contract/pages/studio-paths';
import {
  CirclePlay,
  CodeXml,
  DoorOpen,
  FolderOpen,
  HardDrive,
  Hourglass,
  Globe,
  LayoutList,
  Palette,
  ScrollText,
  ShieldCheck,
  Sparkles,
  UsersRound,
  Webhook,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as access from '@tv/strings/en/studio/organization/access.ts';
import * as audit from '@tv/strings/en/studio/organization/audit.ts';
import * as branding from '@tv/strings/en/studio/organization/branding.ts';
import * as categories from '@tv/strings/en/studio/content/categories.ts';
import * as captions from '@tv/strings/en/studio/item/machine-captions.ts';
import * as developers from '@tv/strings/en/studio/developers/developers.ts';
import * as settings from '@tv/strings/en/studio/organization/settings.ts';
import * as text from '@tv/strings/en/studio/organization/organization.ts';
import * as people from '@tv/strings/en/studio/organization/people.ts';
import * as policies from '@tv/strings/en/studio/organization/policies.ts';
import * as retention from '@tv/strings/en/studio/organization/retention.ts';
import * as storage from '@tv/strings/en/studio/organization/storage.ts';
import * as webhooks from '@tv/strings/en/studio/developers/webhooks.ts';

export type Section = {
  /** One without parameters. */
  path: Exclude<StudioPath, `${string}:${string}`>;
  word: string;
  /** On the overview: what one does there. The overview itself has none. */
  help?: string;
  icon: ReactNode;
  /** The least role that may see the page. */
  least: Role;
};

/** The pages about the organization that the person may see. */
export function useSections(): readonly Section[] {
  const user = useCurrentUser();
  return sections.filter(({ least }) => user && hasAtLeast(user.role, least));
}

/** The pages about the organization, in the order of their navigation. A new page is a line here, a path and a route. */
export const sections: readonly Section[] = [
  { path: 'organization', word: text.overview, icon: <LayoutList />, least: Role.OrganizationManager },
  {
    path: 'organization/branding',
    word: branding.branding,
    help: branding.sectionHelp,
    icon: <Palette />,
    least: Role.OrganizationManager,
  },
  {
    path: 'organization/categories',
    word: categories.categories,
    help: categories.sectionHelp,
    icon: <FolderOpen />,
    least: Role.OrganizationManager,
  },
  {
    path: 'organization/people',
    word: people.people,
    help: people.peopleHelp,
    icon: <UsersRound />,
    least: Role.OrganizationManager,
  },
  {
    path: 'organization/player',
    word: settings.player,
    help: settings.playerSection,
    icon: <CirclePlay />,
    least: Role.OrganizationManager,
  },
  {
    path: 'organization/publishing',
    word: settings.publishing,
    help: settings.publishingSection,
    icon: <Globe />,
    least: Role.OrganizationManager,
  },
  {
    path: 'organization/access',
    word: access.access,
    help: access.accessHelp,
    icon: <DoorOpen />,
    least: Role.OrganizationManager,
  },
  {
    path: 'organization/policies',
    word: policies.policies,
    help: policies.policiesHelp,
    icon: <ShieldCheck />,
    least: Role.Admin,
  },
  {
    path: 'organization/developers',
    word: developers.developers,
    help: developers.developersHelp,
    icon: <CodeXml />,
    least: Role.Admin,
  },
  {
    path: 'organization/storage',
    word: storage.storage,
    help: storage.storageHelp,
    icon: <HardDrive />,
    least: Role.OrganizationManager,
  },
  {
    path: 'organization/retention',
    word: retention.retention,
    help: retention.sectionHelp,
    icon: <Hourglass />,
    least: Role.Admin,
  },
  {
    path: 'organization/audit-log',
    word: audit.audit,
    help: audit.auditHelp,
    icon: <ScrollText />,
    least: Role.Admin,
  },
  {
    path: 'organization/webhooks',
    word: webhooks.webhooks,
    help: webhooks.webhooksHelp,
    icon: <Webhook />,
    least: Role.Admin,
  },
  {
    path: 'organization/machine-captions',
    word: captions.title,
    help: captions.organizationHelp,
    icon: <Sparkles />,
    least: Role.OrganizationManager,
  },
];
