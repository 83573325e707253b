import type { DirectoryGroup } from './groups/groups-db.ts';
import { resourceOf } from './users/read-user.ts';
import { enterpriseSchema, groupSchema, userSchema } from './resource-schemas.ts';
import type { DirectoryUser } from './users/users-db.ts';

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

/** Converts a user to a SCIM resource. `base` is the address of the endpoint. */
export function presentUser(user: DirectoryUser, base: string): Record<string, unknown> {
  const { id, groups } = user;
  const { name, ...resource } = resourceOf(user);
  const { givenName, familyName } = user;
  const formatted = [givenName, familyName].filter(Boolean).join(' ');
  return {
    schemas: [userSchema, ...(enterpriseSchema in resource ? [enterpriseSchema] : [])],
    id,
    ...resource,
    ...(name !== undefined && { name: { ...(formatted && { formatted }), ...(name as object) } }),
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
