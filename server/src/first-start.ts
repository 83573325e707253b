import { listUnknown } from './directory/membership/current-membership-db.ts';
import { screenPath } from '@tv/contract/pages/page-paths';
import type { World } from './open-world.ts';
import type { Config } from './platform/config.ts';
import { oneAtATime } from './platform/db/one-at-a-time.ts';
import { inviteFirstAdmin } from './registration/invite-first-admin.ts';

/**
 * Prepares a new installation and returns the text for the person who starts the service. The demo accounts have a public
 * password, so they are made only if the portal has a loopback address and its own sign-in provider.
 */
export async function firstStart(world: World, config: Config): Promise<string> {
  if (!config.isLocal || config.oidc.issuer)
    return (await invitation(world, config)) + (await unknownOrganizations(world, config));
  const { db, files, clock } = world;
  const { loadDemo } = await import('../../demo/load.ts');
  const { DEMO_PASSWORD, people } = await import('../../demo/people.ts');
  const { AURORA } = await import('../../demo/organizations.ts');
  await oneAtATime(db, 'demo', () => loadDemo(db, files, { now: clock(), secretKey: config.secretKey }));
  return [
    '',
    `  As a visitor:  ${config.publicUrl}${screenPath(AURORA, '')}`,
    `  To sign in:    ${config.publicUrl}`,
    '',
    `  Demo accounts, all with the password ${DEMO_PASSWORD}:`,
    ...people.map(({ email, firstName, lastName }) => `    ${email.padEnd(26)}${firstName} ${lastName}`),
    '',
    '  Upload a file: npm run tv -- import <file>',
    '  Stop with Ctrl-C.',
    '',
  ].join('\n');
}

/** A link for the first Admin, a new one at every start until it has been used. */
async function invitation({ db, clock }: World, { adminEmail, publicUrl, oidc }: Config): Promise<string> {
  // With another provider only an address that it knows can ever sign in.
  const email = adminEmail ?? (oidc.issuer ? undefined : `admin@${new URL(publicUrl).hostname}`);
  const invited = await inviteFirstAdmin({ db, clock, publicUrl }, email);
  if (invited === 'nobody is needed') return '';
  if (invited === 'nobody is named')
    return '\n  Nobody can manage this portal yet: set ADMIN_EMAIL to the address of its first Admin and start again.\n';
  return [
    '',
    '  Nobody can manage this portal yet. Its first Admin sets up the account here, once, within 7 days:',
    `  ${invited.address}`,
    `  and signs in as ${email}. ADMIN_EMAIL chooses another address.`,
    '',
  ].join('\n');
}

/** A name in the settings that no organization has: its rules wait until one has it. */
async function unknownOrganizations({ db }: World, { oidc }: Config): Promise<string> {
  const unknown = await listUnknown(
    db,
    oidc.organizations.map(({ organization }) => organization),
  );
  return unknown
    .map(
      (name) =>
        `\n  OIDC_ORGANIZATIONS names "${name}", but there is no such organization: check its name.\n`,
    )
    .join('');
}
