import './hide-key.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { analyticsCommand } from './analytics.ts';
import { applicationsCommand } from './applications.ts';
import { ArchiveProblem } from '@tv/server/platform/archive/archive-problem';
import { SettingProblem } from '@tv/server/platform/startup-problem';
import { archiveCommand } from './archive.ts';
import { auditCommand } from './audit.ts';
import { bringCommand } from './bring/bring.ts';
import { brandCommand } from './brand.ts';
import { categoriesCommand } from './categories.ts';
import { changesCommand } from './changes.ts';
import { checkSignInCommand } from './check-sign-in.ts';
import { CommandProblem } from './command-problem.ts';
import { deleteCommand, listCommand, publishCommand, restoreCommand, unpublishCommand } from './contents.ts';
import { scimGroupsCommand, scimTokenCommand } from './directory.ts';
import { groupsCommand } from './groups.ts';
import { connectionsCommand } from './connections.ts';
import { holdCommand } from './hold.ts';
import { oldLinksCommand } from './old-links.ts';
import { retentionCommand } from './retention.ts';
import { webhooksCommand } from './webhooks.ts';
import { domainsCommand } from './domains.ts';
import { editCommand } from './edit.ts';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import { keysCommand } from './keys.ts';
import { nearestWord } from './nearest-word.ts';
import { loginCommand, logoutCommand, whoamiCommand } from './login.ts';
import { personCommand } from './person.ts';
import { policiesCommand } from './policies.ts';
import { peopleCommand } from './people.ts';
import { takePortal } from './portal.ts';
import { namesItem } from './read-arguments.ts';
import { replaceCommand } from './replace.ts';
import { reprocessCommand } from './reprocess.ts';
import { versionsCommand } from './versions.ts';
import { scheduleCommand } from './schedule.ts';
import { say } from './sentences.ts';
import { statusCommand } from './status.ts';
import { text } from './texts.ts';
import { watchCommand } from './watch.ts';
import { watchedCommand } from './watched.ts';

const commands: Record<string, (args: string[]) => Promise<boolean>> = {
  import: importCommand,
  bring: bringCommand,
  // It loads the database's libraries, which no other command needs.
  migrate: async (args) => (await import('./migrate.ts')).migrateCommand(args),
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
      : (await import('./restore-backup.ts')).restoreBackupCommand(args),
  backup: async (args) => (await import('./backup.ts')).backupCommand(args),
  check: async (args) => (await import('./check.ts')).checkCommand(args),
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
