import type { World } from './open-world.ts';
import type { Config } from './platform/config.ts';

/**
 * Demo people exist only while the portal is reached over a loopback address and signs people in itself
 * (decisions §9). Answers what the person who starts the service should read.
 */
export async function firstStart({ db, files, clock }: World, config: Config): Promise<string> {
  if (!config.isLocal || config.oidc.issuer) return '';
  const { loadDemo } = await import('../../demo/load.ts');
  const { DEMO_PASSWORD, people } = await import('../../demo/people.ts');
  const { AURORA } = await import('../../demo/organizations.ts');
  await loadDemo(db, files, { issuer: `${config.publicUrl}/oidc`, now: clock() });
  return [
    '',
    `  As a visitor:  ${config.publicUrl}/public/${AURORA}`,
    `  To sign in:    ${config.publicUrl}`,
    '',
    `  Demo accounts, all with the password ${DEMO_PASSWORD}:`,
    ...people.map(({ email, firstName, lastName }) => `    ${email.padEnd(26)}${firstName} ${lastName}`),
    '',
    '  Bring in a file: npm run tv -- import <file>',
    '  Stop with Ctrl-C.',
    '',
  ].join('\n');
}
