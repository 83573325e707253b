import { expect, test } from 'vitest';
import { Role } from '../enumerations.ts';
import { rolesByWord, wordOfRole } from './role-words.ts';
import { hasAtLeast, highestRole, roleKeyOf, roleKeys, roleKeysFrom } from './roles.ts';

test('each role stands above those before it', () => {
  expect(roleKeys).toEqual(['Viewer', 'ContentManager', 'OrganizationManager', 'Admin']);
  const above = roleKeys.map((key) => roleKeys.filter((least) => hasAtLeast(Role[key], Role[least])).length);
  expect(above).toEqual([1, 2, 3, 4]);
  expect(roleKeysFrom(Role.OrganizationManager)).toEqual(['OrganizationManager', 'Admin']);
});

test('the highest of several roles counts, and of none none', () => {
  expect(highestRole(['ContentManager', undefined, 'Admin', 'Viewer'])).toBe('Admin');
  expect(highestRole([undefined])).toBeUndefined();
});

test('every role has one word and one stored name', () => {
  expect(Object.entries(rolesByWord)).toEqual([
    ['viewer', Role.Viewer],
    ['content-manager', Role.ContentManager],
    ['organization-manager', Role.OrganizationManager],
    ['admin', Role.Admin],
  ]);
  for (const key of roleKeys) {
    expect(rolesByWord[wordOfRole(Role[key])]).toBe(Role[key]);
    expect(roleKeyOf(Role[key])).toBe(key);
  }
});
