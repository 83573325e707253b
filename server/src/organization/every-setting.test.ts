import { OrganizationChange } from '@tv/contract/organization/organization-settings';
import { Policies } from '@tv/contract/sign-in/policies';
import { Role } from '@tv/contract/enumerations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let own: string;
let manager: { subject: string };
let admin: { subject: string };

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  own = await anOrganization(service.db);
  manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
  admin = await aPerson(service.db, { organizations: [[own, 'Admin']] });
});

/** The details of the lines of the audit log, the oldest first. */
const noted = async () =>
  (
    await service.db.query<{ detail: object }>(
      sql`select detail from audit_log where organization_id = ${own}::uuid order by id`,
    )
  ).map(({ detail }) => detail);

const callers = {
  managers: () => ({ as: manager.subject }),
  admins: () => ({ as: admin.subject }),
  operators: () => ({
    authorization: 'Bearer local-service-token',
    query: { organizationName: `Organization ${own}` },
  }),
};
type CallerName = keyof typeof callers;

type Sample<Value> = {
  /** Valid, and another one than at first. */
  value: Value;
  /** Who may set it. */
  by: CallerName;
  /** What takes it back. Absent: the value that was read first. */
  back?: Value;
};

const settings: { [Name in keyof OrganizationChange]-?: Sample<OrganizationChange[Name]> } = {
  name: { value: 'Another name', by: 'admins' },
  colors: { value: { textLinkColor: '#12AB34' }, by: 'managers', back: { textLinkColor: '' } },
  playerSettings: { value: { autoplay: true, skipSeconds: 30 }, by: 'managers' },
  asksReview: { value: true, by: 'managers' },
  membersMayRecord: { value: true, by: 'managers' },
  contactEmail: { value: 'contact@own.example', by: 'managers', back: '' },
  accessibilityStatement: { value: 'Call us.', by: 'managers', back: '' },
  texts: { value: { welcome: { default: 'Hello' } }, by: 'managers', back: { welcome: { default: '' } } },
  allowPublicMediaFeature: { value: false, by: 'admins' },
  embedOrigins: { value: ['https://intranet.example'], by: 'admins' },
  apiOrigins: { value: ['https://www.example'], by: 'admins' },
  showsNewestAndMostWatched: { value: true, by: 'managers' },
  podcastCategory: { value: 'Education', by: 'managers', back: '' },
  isExplicit: { value: true, by: 'managers' },
  allowsMachineCaptions: { value: true, by: 'admins' },
  makesCaptionsAtImport: { value: true, by: 'managers' },
  captionGlossary: { value: ['Aurora', 'heat pump'], by: 'managers' },
  searchSynonyms: { value: ['kickoff = start, beginning'], by: 'managers' },
  allowsPersonalFigures: { value: false, by: 'admins' },
  timeZone: { value: 'Europe/Berlin', by: 'managers' },
  defaultLanguage: { value: 'de', by: 'managers', back: '' },
  userLimit: { value: 7, by: 'operators', back: 0 },
  storageLimit: { value: 7_000_000_000_000, by: 'operators', back: 0 },
};

test.each(Object.keys(OrganizationChange.properties) as (keyof OrganizationChange)[])(
  'the setting %s is stored as it is sent, by whom it is for, noted, and taken back',
  async (name) => {
    expect(settings, 'a setting without a sample').toHaveProperty(name);
    const { value, by, back } = settings[name];
    const read = async () => (await service.call('GET /Management/Organization', callers[by]())).body;
    const set = (as: CallerName, given: unknown) =>
      service.call('PATCH /Management/Organization', { ...callers[as](), body: { [name]: given } });
    const before = await read();
    expect(before[name]).not.toEqual(value);

    const names = Object.keys(callers) as CallerName[];
    for (const lower of names.slice(0, names.indexOf(by)))
      expect((await set(lower, value)).status, lower).toBe(403);
    expect(await read()).toEqual(before);

    const changed = await set(by, value);
    expect([changed.status, changed.body[name]]).toEqual([200, value]);
    expect((await read())[name]).toEqual(value);
    expect((await set(by, value)).status).toBe(200);

    const undo = back ?? before[name];
    expect((await set(by, undo)).status).toBe(200);
    expect(await read()).toEqual(before);
    expect(await noted()).toEqual([{ [name]: value }, { [name]: undo === '' || undo === 0 ? null : undo }]);
  },
);

const open: Policies = { secondStepRequiredFor: [], allowedNetworks: [] };
const policies: { [Name in keyof Policies]-?: NonNullable<Policies[Name]> } = {
  secondStepRequiredFor: [Role.Admin, Role.OrganizationManager],
  sessionHours: 12,
  idleHours: 2,
  passwordLength: 16,
  allowedNetworks: ['127.0.0.0/8', '::1'],
  allowPersonalFeeds: false,
  allowGuests: false,
  guestDays: 14,
};

test.each(Object.keys(Policies.properties) as (keyof Policies)[])(
  'the policy %s is stored as it is sent, noted, and taken back',
  async (name) => {
    expect(policies, 'a policy without a sample').toHaveProperty(name);
    const read = async () => (await service.call('GET /Management/Policies', callers.admins())).body;
    const set = (as: CallerName, body: Policies) =>
      service.call('PUT /Management/Policies', { ...callers[as](), body });
    const wanted: Policies = { ...open, [name]: policies[name] };
    expect(wanted).not.toEqual(open);
    expect((await set('managers', wanted)).status).toBe(403);
    expect((await set('admins', wanted)).body).toEqual(wanted);
    expect(await read()).toEqual(wanted);
    // The first time a row is made, the second time it is changed.
    for (const body of [open, wanted, open]) {
      expect((await set('admins', body)).status).toBe(200);
      expect(await read()).toEqual(body);
    }
    expect(await noted()).toEqual([wanted, open, wanted, open]);
  },
);
