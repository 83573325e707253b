import type { DirectoryGroup } from './groups-db.ts';
import type { DirectoryUser } from './users-db.ts';

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';

const meta = (
  resourceType: string,
  { createdAt, updatedAt }: { createdAt: Date; updatedAt: Date },
  location: string,
) => ({
  resourceType,
  created: createdAt.toISOString(),
  lastModified: updatedAt.toISOString(),
  location,
});

/** `base` is the address of the directory's endpoint. */
export function presentUser(user: DirectoryUser, base: string): Record<string, unknown> {
  const { id, externalId, userName, givenName, familyName, displayName, email, isActive, groups } = user;
  const formatted = [givenName, familyName].filter(Boolean).join(' ');
  return {
    schemas: [userSchema],
    id,
    ...(externalId && { externalId }),
    userName,
    ...(formatted && {
      name: { ...(givenName && { givenName }), ...(familyName && { familyName }), formatted },
    }),
    ...(displayName && { displayName }),
    emails: [{ value: email, type: 'work', primary: true }],
    active: isActive,
    groups: groups.map((group) => ({
      value: group.id,
      display: group.name,
      $ref: `${base}/Groups/${group.id}`,
      type: 'direct',
    })),
    meta: meta('User', user, `${base}/Users/${id}`),
  };
}

export function presentGroup(group: DirectoryGroup, base: string): Record<string, unknown> {
  const { id, displayName, externalId, members } = group;
  return {
    schemas: [groupSchema],
    id,
    ...(externalId && { externalId }),
    displayName,
    ...(members && {
      members: members.map((member) => ({
        value: member.id,
        display: member.name,
        $ref: `${base}/Users/${member.id}`,
        type: 'User',
      })),
    }),
    meta: meta('Group', group, `${base}/Groups/${id}`),
  };
}
