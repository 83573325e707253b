// @vitest-environment jsdom
import { studioPath, studioPaths } from '@tv/contract/pages/studio-paths';
import { expect, test } from 'vitest';
import { guideAddress } from '@tv/client/lib/support/guide-address.ts';
import { helpSection } from './help-section.ts';

test('help leads to the task that tells of the page', () => {
  expect(helpSection(studioPath('upload'), '')).toBe('upload');
  expect(helpSection('/studio', '')).toBe('studio');
  expect(helpSection(studioPath('content/:id', { id: 'one' }), '')).toBe('describe');
  expect(helpSection(studioPath('content/:id', { id: 'one' }), '?tab=cut')).toBe('cut');
  expect(helpSection('/studio/content/one/captions/en', '?kind=1')).toBe('edit-captions');
  expect(helpSection(studioPath('organization/audit-log'), '?tab=cut')).toBe('audit');
});

test('no page but the first has the help of the first', () => {
  const others = studioPaths.filter((path) => path !== '');
  expect(others.filter((path) => helpSection(`/studio/${path}`, '') === 'studio')).toEqual([]);
});

test('only the guide of the portal itself is opened at a task', () => {
  const addressIn = (guide: string) => guideAddress('upload', guide);
  expect(addressIn('')).toBeUndefined();
  expect(addressIn('/guide')).toBe('/guide#upload');
  expect(addressIn(`${location.origin}/guide`)).toBe('/guide#upload');
  expect(addressIn('https://help.example/guide')).toBe('https://help.example/guide');
});
