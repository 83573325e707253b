import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from '@tv/server/platform/db/sql';
import { aMediaContent, anOrganization } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { confirmDevice } from '../../tools/test-device.ts';
import { auditCommand } from '../organization/audit.ts';
import { listCommand } from '../items/contents.ts';
import { readCredentials, withCredentialsLock, writeCredentials, type Credentials } from './credentials.ts';
import { editCommand } from '../items/edit.ts';
import { loginCommand, logoutCommand, whoamiCommand } from './login.ts';
import { portalOf, secureAddress, takePortal } from '../portal.ts';
import { openService } from '../service.ts';
import { captureOutput, stubEnvironment } from '../testing/test-commands.ts';
import { startTestPortal } from '../testing/test-portal.ts';

let portal: Awaited<ReturnType<typeof startTestPortal>>;
let own: string;
const { out, lines } = captureOutput();
stubEnvironment(() => portal.env);
beforeAll(async () => {
  portal = await startTestPortal();
  own = await anOrganization(portal.db, { name: 'Own' });
  await portal.addPerson('content@own.example', own, 'ContentManager');
  await portal.addPerson('admin@own.example', own, 'Admin');
});
afterAll(() => portal.close());

async function signIn(email: string) {
  let polls = 0;
  await loginCommand([], async () => {
    // The first question comes before anybody has done anything.
    if (++polls === 2) await confirmDevice(portal.url, email, /[A-Z]{4}-[A-Z]{4}/.exec(lines.join('\n'))![0]);
  });
}
const credentialsFile = () => join(portal.folder, 'config/tv/credentials.json');
const readStored = async () =>
  JSON.parse(await readFile(credentialsFile(), 'utf8')) as Record<string, Credentials>;

it('acts as the owner of the machine where nobody has signed in, and the audit log says so', async () => {
  await whoamiCommand([]);
  expect(out()).toContain('You act as the owner of this machine');
  const id = await aMediaContent(portal.db, own, { title: 'Owned' });
  await editCommand([id, '--title', 'Changed by the owner']);
  out();
  await auditCommand(['--organization', 'Own']);
  expect(out()).toMatch(/command line of the machine's owner {2}media content edited/);
});

it('signs a person in, whose rights count and whose name is in the audit log', async () => {
  const id = await aMediaContent(portal.db, own, { title: 'Not theirs' });
  await signIn('content@own.example');
  expect(out()).toMatch(
    /\/oidc\/device\n {2}[A-Z]{4}-[A-Z]{4}[^]+Do not share it[^]+You act as content@own.example, content-manager of Own/,
  );
  const { mode } = await stat(credentialsFile());
  expect(mode & 0o777).toBe(0o600);
  expect((await stat(join(portal.folder, 'config/tv'))).mode & 0o777).toBe(0o700);

  await expect(editCommand([id, '--title', 'Mine now'])).rejects.toThrow('does not exist');
  await portal.db.query(
    sql`update media_contents set created_by = (select id from people where email = 'content@own.example') where id = ${id}::uuid`,
  );
  await editCommand([id, '--title', 'Mine now']);
  const [noted] = await portal.db.query(sql`
    select p.email, a.actor from audit_log a join people p on p.id = a.person_id
    where a.subject = ${id} order by a.id desc limit 1`);
  expect(noted).toEqual({ email: 'content@own.example', actor: null });
  await expect(auditCommand([])).rejects.toThrow();

  await logoutCommand([]);
  expect(out()).toContain('You are signed out of');
  expect(await readStored()).toEqual({});
  await whoamiCommand([]);
  expect(out()).toContain('owner of this machine');
});

it('works at a portal elsewhere, with nothing of this machine', async () => {
  vi.stubEnv('DATA_DIR', join(portal.folder, 'nowhere'));
  vi.stubEnv('PORT', '1');
  vi.stubEnv('TV_PORTAL', `${portal.url}/`);
  await expect(listCommand([])).rejects.toThrow(
    `You are not signed in at ${portal.url}: run "npm run tv -- login`,
  );
  await signIn('admin@own.example');
  await aMediaContent(portal.db, own, { title: 'Seen from afar' });
  out();
  await listCommand([]);
  expect(out()).toContain('Seen from afar');
  await logoutCommand([]);
});

it('renews tokens once, also when several commands need it, and says when the sign-in has ended', async () => {
  await signIn('admin@own.example');
  const age = async (change: Partial<Credentials>) => {
    const old = (await readCredentials(portal.url))!;
    await withCredentialsLock(() => writeCredentials(portal.url, { ...old, ...change }));
    return old;
  };
  const before = await age({ expiresAt: Date.now() - 1000 });
  const commands = await Promise.all(Array.from({ length: 4 }, () => openService()));
  await Promise.all(commands.map((service) => service.page('GET /Management/MediaContents')));
  const after = (await readStored())[portal.url]!;
  expect(after.refreshToken).not.toBe(before.refreshToken);
  expect(after.expiresAt).toBeGreaterThan(Date.now() + 60_000);

  // A token that the service does not take, whatever is noted of its end.
  await age({ accessToken: `${after.accessToken}x` });
  await listCommand([]);
  expect((await readStored())[portal.url]!.refreshToken).not.toBe(after.refreshToken);

  await portal.db.query(
    sql`delete from identity_records where model in ('Session', 'RefreshToken', 'Grant')`,
  );
  await age({ expiresAt: 0 });
  await expect(listCommand([])).rejects.toThrow(
    `Your sign-in at ${portal.url} has ended: run "npm run tv -- login".`,
  );
  await logoutCommand([]);
});

it('takes a portal out of the arguments, and no address that others could listen to', () => {
  expect(takePortal(['list', '--portal', 'https://tv.example', '--search', 'x'])).toEqual({
    portal: 'https://tv.example',
    rest: ['list', '--search', 'x'],
  });
  expect(takePortal(['--portal=https://tv.example', '--', '--portal']).rest).toEqual(['--', '--portal']);
  expect(() => takePortal(['--portal'])).toThrow('--portal needs an address');
  expect(() => takePortal(['--portal=a', '--portal=b'])).toThrow('given twice');
  expect(portalOf({ TV_PORTAL: 'https://tv.example/' })).toMatchObject({ api: 'https://tv.example/api' });
  expect(() => portalOf({ TV_PORTAL: 'http://tv.example' })).toThrow('must begin with https://');
  expect(() => portalOf({ TV_PORTAL: 'tv' })).toThrow('is not an address');
  expect(secureAddress('http://127.0.0.1:3000').port).toBe('3000');
});
