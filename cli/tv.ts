import './hide-key.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { analyticsCommand } from './organization/analytics.ts';
import { applicationsCommand } from './sign-in/applications.ts';
import { ArchiveProblem } from '@tv/server/platform/archive/archive-problem';
import { SettingProblem } from '@tv/server/platform/startup-problem';
import { archiveCommand } from './retention/archive.ts';
import { auditCommand } from './organization/audit.ts';
import { bringCommand } from './bring/bring.ts';
import { brandCommand } from './organization/brand.ts';
import { categoriesCommand } from './items/categories.ts';
import { changesCommand } from './items/changes.ts';
import { checkSignInCommand } from './sign-in/check-sign-in.ts';
import { CommandProblem } from './command-problem.ts';
import {
  deleteCommand,
  listCommand,
  publishCommand,
  restoreCommand,
  unpublishCommand,
} from './items/contents.ts';
import { scimGroupsCommand, scimTokenCommand } from './people/directory.ts';
import { groupsCommand } from './people/groups.ts';
import { connectionsCommand } from './sign-in/connections.ts';
import { holdCommand } from './retention/hold.ts';
import { oldLinksCommand } from './items/old-links.ts';
import { retentionCommand } from './retention/retention.ts';
import { webhooksCommand } from './organization/webhooks.ts';
import { domainsCommand } from './organization/domains.ts';
import { editCommand } from './items/edit.ts';
import { exportCommand } from './import/export.ts';
import { importCommand } from './import/import.ts';
import { keysCommand } from './sign-in/keys.ts';
import { nearestWord } from './arguments/nearest-word.ts';
import { loginCommand, logoutCommand, whoamiCommand } from './sign-in/login.ts';
import { personCommand } from './people/person.ts';
import { policiesCommand } from './organization/policies.ts';
import { peopleCommand } from './people/people.ts';
import { takePortal } from './portal.ts';
import { namesItem } from './arguments/read-arguments.ts';
import { replaceCommand } from './items/replace.ts';
import { reprocessCommand } from './items/reprocess.ts';
import { versionsCommand } from './items/versions.ts';
import { scheduleCommand } from './items/schedule.ts';
import { say } from './sentences.ts';
import { statusCommand } from './status.ts';
import { text } from './texts.ts';
import { watchCommand } from './bring/watch.ts';
import { watchedCommand } from './organization/watched.ts';

const commands: Record<string, (args: string[]) => Promise<boolean>> = {
  import: importCommand,
  bring: bringCommand,
  // It loads the database's libraries, which no other command needs.
  migrate: async (args) => (await import('./database/migrate.ts')).migrateCommand(args),
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
      : (await import('./database/restore-backup.ts')).restoreBackupCommand(args),
  backup: async (args) => (await import('./database/backup.ts')).backupCommand(args),
  check: async (args) => (await import('./database/check.ts')).checkCommand(args),
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
  const { usage } = await import('./usage.ts');
  if (isHelp) console.log(usage);
  else {
    const near = nearestWord(name, Object.keys(commands));
    console.error(`${near ? text.noCommandNear({ name, near }) : text.noCommand({ name })}\n\n${usage}`);
  }
  process.exitCode = isHelp ? 0 : 2;
} else if (args.some(asksHelp)) {
  console.log((await import('./usage.ts')).usageOf(name));
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
