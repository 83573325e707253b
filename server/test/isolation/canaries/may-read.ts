import { statusOf } from '../expected-answers/expected-status.ts';
import type { Persona } from '../personas.ts';
import type { Target } from '../isolation-world.ts';

const organizationManagers: readonly Persona[] = ['organization manager', 'admin', 'key'];
const contentManagers: readonly Persona[] = [
  ...organizationManagers,
  'content manager',
  'content manager of another category',
  'key of a category',
  'key of another category',
];

/** Who may read texts of the viewer's organization, by what they are. Of the others only the provider's, and the key's elsewhere, is managed by a persona. */
const readers: Record<string, readonly Persona[]> = {
  managers: organizationManagers,
  admins: ['admin'],
  webhooks: ['admin', 'key'],
  // Their own address.
  guests: [...organizationManagers, 'guest', 'guest of a category', 'key of a category'],
  audiences: contentManagers,
  uploads: contentManagers,
  domains: ['admin', 'provider admin'],
  directory: [],
  // In their lists, and as those who brought something in.
  name: [...contentManagers, 'reviewer'],
};

const elsewhere = [
  'person viewer elsewhere',
  'person anothers',
  'person provider admin',
  'person member on trial',
  'person member who may record',
];

/** Whether a persona may read texts of an owner: `item own: media`, `organization other: managers`, `person viewer: own`. */
export function mayRead(persona: Persona, owner: string): boolean {
  const [whole, what] = owner.split(': ') as [string, string];
  const [kind, ...names] = whole.split(' ');
  const name = names.join(' ');
  if (what === 'nobody') return false;
  if (what === 'public') return true;
  // Who writes at a live event is named there.
  const writesAt = whole === 'person own' ? 'own' : whole === 'person anothers' ? 'anothers' : undefined;
  if (writesAt && what === 'name' && mayReadEvent(persona, writesAt, 'text')) return true;
  if (names[0] === 'event') return mayReadEvent(persona, names[1] as Target, what);
  if (kind === 'item') return mayReadItem(persona, name as Target, what);
  if (kind === 'person' && name === persona) return true;
  if (what === 'domains' && persona === 'provider admin') return true;
  // What they did for the organization is in its audit log.
  if (whole === 'person provider admin' && what === 'name') return persona === 'admin';
  // Its organization is the other one.
  if (persona === 'key elsewhere')
    return (
      (kind === 'person' ? ['viewer elsewhere', 'anothers'].includes(name) : name === 'other') &&
      (readers[what] ?? []).includes('key')
    );
  // They are the provider's admin, too.
  if (whole === 'organization provider' && persona === 'provider admin') return what !== 'directory';
  const isOwn = kind === 'person' ? !elsewhere.includes(whole) : name === 'own';
  return isOwn && (readers[what] ?? []).includes(persona);
}

function mayReadItem(persona: Persona, target: Target, what: string): boolean {
  const opens = (name: Parameters<typeof statusOf>[0], as: Persona = persona) =>
    statusOf(name, as, target) === '200';
  // The tables have no row of the content manager's draft for calls of managers.
  const manages =
    target === 'own drafted'
      ? opens('GET /MediaContents/Published/:id')
      : opens('GET /Management/MediaContents/:id');
  if (manages) return true;
  if (what === 'media')
    return (
      opens('GET /media/:id/subtitles/:subtitleId') ||
      opens('GET /media/:id/subtitles/:subtitleId', 'visitor')
    );
  if (what !== 'text') return false;
  // The public pages are for everybody.
  return (
    opens('GET /MediaContents/Published/:id') ||
    opens('GET /MediaContents/Publics/:id') ||
    opens('GET /MediaContents/Publics/:id', 'visitor')
  );
}

/** Live events to come: who finds them reads what is said there, and the rest is for those who manage them. */
const mayReadEvent = (persona: Persona, target: Target, what: string): boolean =>
  statusOf('GET /Management/MediaContents/:id/Talk', persona, target) === '200' ||
  (what === 'text' && statusOf('GET /MediaContents/:id/Talk', persona, target) === '200');
