import { themeColorKeys } from '@tv/contract/branding/theme-colors';
import { expect, test } from 'vitest';
import { colorName } from '@tv/strings/en/studio/organization/branding.ts';
import { colorGroups } from './color-groups.ts';

test('each colour is in one group, and has a name', () => {
  const grouped = Object.values(colorGroups).flat();
  expect(grouped.toSorted()).toEqual(themeColorKeys.toSorted());
  expect(Object.keys(colorName).toSorted()).toEqual(themeColorKeys.toSorted());
});
