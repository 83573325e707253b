import './tv/hide-key.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { analyticsCommand } from './tv/analytics.ts';
import { applicationsCommand } from './tv/applications.ts';
import { ArchiveProblem } from '@tv/server/platform/archive/archive-problem';
import { SettingProblem } from '@tv/server/platform/startup-problem';
import { archiveCommand } from './tv/archive.ts';
import { auditCommand } from './tv/audit.ts';
import { bringCommand } from './tv/bring/bring.ts';
import { brandCommand } from './tv/brand.ts';
import { categoriesCommand } from './tv/categories.ts';
import { changesCommand } from './tv/changes.ts';
import { checkSignInCommand } from './tv/check-sign-in.ts';
import { CommandProblem } from './tv/command-problem.ts';
import {
  deleteCommand,
  listCommand,
  publishCommand,
  restoreCommand,
  unpublishCommand,
} from './tv/contents.ts';
import { scimGroupsCommand, scimTokenCommand } from './tv/directory.ts';
import { groupsCommand } from './tv/groups.ts';
import { connectionsCommand } from './tv/connections.ts';
import { holdCommand } from './tv/hold.ts';
import { oldLinksCommand } from './tv/old-links.ts';
import { retentionCommand } from './tv/retention.ts';
import { webhooksCommand } from './tv/webhooks.ts';
import { domainsCommand } from './tv/domains.ts';
import { editCommand } from './tv/edit.ts';
import { exportCommand } from './tv/export.ts';
import { importCommand } from './tv/import.ts';
import { keysCommand } from './tv/keys.ts';
import { nearestWord } from './tv/nearest-word.ts';
import { loginCommand, logoutCommand, whoamiCommand } from './tv/login.ts';
import { personCommand } from './tv/person.ts';
import { policiesCommand } from './tv/policies.ts';
import { peopleCommand } from './tv/people.ts';
import { takePortal } from './tv/portal.ts';
import { namesItem } from './tv/read-arguments.ts';
import { replaceCommand } from './tv/replace.ts';
import { reprocessCommand } from './tv/reprocess.ts';
import { versionsCommand } from './tv/versions.ts';
import { scheduleCommand } from './tv/schedule.ts';
import { say } from './tv/sentences.ts';
import { statusCommand } from './tv/status.ts';
import { text } from './tv/texts.ts';
import { watchCommand } from './tv/watch.ts';
import { watchedCommand } from './tv/watched.ts';

const commands: Record<string, (args: string[]) => Promise<boolean>> = {
  import: importCommand,
  bring: bringCommand,
  // It loads the database's libraries, which no other command needs.
  migrate: async (args) => (await import('./tv/migrate.ts')).migrateCommand(args),
  export: exportCommand,
  status: statusCommand,
  'check-sign-in': checkSignInCommand,
  list: listCommand,
  changes: changesCommand,
  edit: editCommand,
  publish: publishCommand,
  unpublish: unpublishCommand,
  reprocess: reprocessCommand,
  replace: replaceCommand,
  versions: versionsCommand,
  schedule: scheduleCommand,
  delete: deleteCommand,
  restore: async (args) =>
    args.every(namesItem)
      ? restoreCommand(args)
      : (await import('./tv/restore-backup.ts')).restoreBackupCommand(args),
  backup: async (args) => (await import('./tv/backup.ts')).backupCommand(args),
  check: async (args) => (await import('./tv/check.ts')).checkCommand(args),
  categories: categoriesCommand,
  people: peopleCommand,
  domains: domainsCommand,
  connections: connectionsCommand,
  webhooks: webhooksCommand,
  groups: groupsCommand,
  hold: holdCommand,
  archive: archiveCommand,
  retention: retentionCommand,
  'old-links': oldLinksCommand,
  keys: keysCommand,
  applications: applicationsCommand,
  'scim-token': scimTokenCommand,
  'scim-groups': scimGroupsCommand,
  brand: brandCommand,
  analytics: analyticsCommand,
  watch: watchCommand,
  watched: watchedCommand,
  audit: auditCommand,
  policies: policiesCommand,
  person: personCommand,
  login: (args) => loginCommand(args),
  logout: logoutCommand,
  whoami: whoamiCommand,
};

// A reader that needs no more of a long list, such as head, closes it.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

const environment = join(import.meta.dirname, '../.env');
if (existsSync(environment)) process.loadEnvFile(environment);

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
const asksHelp = (word: string) => word === '--help' || word === '-h';
if (!command) {
  const isHelp = name === '' || name === 'help' || asksHelp(name);
  const { usage } = await import('./tv/usage.ts');
  if (isHelp) console.log(usage);
  else {
    const near = nearestWord(name, Object.keys(commands));
    console.error(`${near ? text.noCommandNear({ name, near }) : text.noCommand({ name })}\n\n${usage}`);
  }
  process.exitCode = isHelp ? 0 : 2;
} else if (args.some(asksHelp)) {
  console.log((await import('./tv/usage.ts')).usageOf(name));
} else {
  try {
    const { portal, rest } = takePortal(args);
    if (portal) process.env.TV_PORTAL = portal;
    process.exitCode = (await command(rest)) ? 0 : 1;
  } catch (problem) {
    const isOfService = problem instanceof SettingProblem || problem instanceof ArchiveProblem;
    if (!isOfService && !(problem instanceof CommandProblem)) throw problem;
    console.error(isOfService ? say(...problem.sentences) : problem.message);
    process.exitCode = 1;
  }
}
