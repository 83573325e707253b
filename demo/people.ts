import { ActiveState, Role } from '@tv/contract/enumerations';
import { AURORA, HARBOR, PROVIDER } from './organizations.ts';

export type DemoPerson = {
  /** Short name used by the rest of the demo. */
  key: string;
  id: string;
  /** The account's `sub`; `t-` marks the main provider's own directory. */
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Of the memberships. */
  status: ActiveState;
  /** The first one is the current organization. Nobody without a membership has a record in the portal. */
  memberships: { organizationId: string; role: Role }[];
};

/** The password of every demo account and of every locked demo item. */
export const DEMO_PASSWORD = 'watch-tv-demo';

const person = (
  number: number,
  key: string,
  email: string,
  names: [first: string, last: string],
  memberships: DemoPerson['memberships'],
  more: { subject?: string; status?: ActiveState } = {},
): DemoPerson => ({
  key,
  id: `dddddddd-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`,
  subject: more.subject ?? `demo-${key}`,
  email,
  firstName: names[0],
  lastName: names[1],
  status: more.status ?? ActiveState.ACTIVE,
  memberships,
});

const at = (organizationId: string, role: Role): DemoPerson['memberships'] => [{ organizationId, role }];

export const people: DemoPerson[] = [
  person(1, 'viewer', 'viewer@aurora.example', ['Aurora', 'Viewer'], at(AURORA, Role.Viewer)),
  person(
    2,
    'manager',
    'manager@aurora.example',
    ['Organization', 'Manager'],
    at(AURORA, Role.OrganizationManager),
  ),
  person(3, 'content', 'content@aurora.example', ['Content', 'Manager'], at(AURORA, Role.ContentManager)),
  person(4, 'admin', 'admin@aurora.example', ['Aurora', 'Admin'], at(AURORA, Role.Admin)),
  person(
    5,
    'both',
    'both@aurora.example',
    ['Two', 'Houses'],
    [
      { organizationId: AURORA, role: Role.Viewer },
      { organizationId: HARBOR, role: Role.ContentManager },
    ],
  ),
  person(6, 'inactive', 'inactive@aurora.example', ['Inactive', 'Viewer'], at(AURORA, Role.Viewer), {
    status: ActiveState.INACTIVE,
  }),
  person(7, 'nobody', 'nobody@aurora.example', ['New', 'Arrival'], []),
  person(8, 'harbor-viewer', 'viewer@harbor.example', ['Harbor', 'Viewer'], at(HARBOR, Role.Viewer)),
  person(9, 'provider', 'provider@tv.example', ['Provider', 'Admin'], at(PROVIDER, Role.Admin), {
    subject: 't-provider',
  }),
];
