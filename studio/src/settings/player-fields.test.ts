import type { ManagedOrganization } from '@tv/contract/organization/organization-settings';
import { usualPlayerSettings } from '@tv/contract/media/usual-player-settings';
import { expect, test } from 'vitest';
import { playerChange, playerFormOf } from './player-fields.ts';

const organization = (given: Partial<ManagedOrganization>) =>
  ({ playerSettings: {}, embedOrigins: [], ...given }) as unknown as ManagedOrganization;

const { allowDownload: _, ...others } = usualPlayerSettings;

test('the form shows the usual settings where none are set', () => {
  expect(playerFormOf(organization({ playerSettings: { autoplay: true } }))).toEqual({
    ...others,
    downloads: { who: 'everybody' },
    autoplay: true,
    defaultSubtitleLanguage: '',
    embedOrigins: '',
  });
});

test('only what was set or changed is sent; what stays usual is not fixed', () => {
  const own = organization({ playerSettings: { skipSeconds: 15 } });
  expect(playerChange(playerFormOf(own), own)).toEqual({});
  expect(playerChange({ ...playerFormOf(own), autoplay: true }, own)).toEqual({
    playerSettings: { skipSeconds: 15, autoplay: true },
  });
});

test('a language of captions is taken back by an empty field', () => {
  const own = organization({ playerSettings: { defaultSubtitleLanguage: 'de' } });
  expect(playerChange({ ...playerFormOf(own), defaultSubtitleLanguage: ' ' }, own)).toEqual({
    playerSettings: {},
  });
});

test('sites stand in lines', () => {
  const own = organization({ embedOrigins: ['https://a.example'] });
  const form = { ...playerFormOf(own), embedOrigins: 'https://a.example\nhttps://b.example,\n\n' };
  expect(playerChange(form, own)).toEqual({ embedOrigins: ['https://a.example', 'https://b.example'] });
});

test('who may download is sent as a whole, and stays beside another change', () => {
  const groups = { allowDownload: false, downloadGroupIds: ['a'] };
  const own = organization({ playerSettings: groups });
  expect(playerFormOf(own).downloads).toEqual({ who: 'groups', groupIds: ['a'] });
  expect(playerChange({ ...playerFormOf(own), autoplay: true }, own)).toEqual({
    playerSettings: { autoplay: true, ...groups },
  });
  expect(playerChange({ ...playerFormOf(own), downloads: { who: 'nobody' } }, own)).toEqual({
    playerSettings: { allowDownload: false },
  });
  const usual = organization({});
  expect(
    playerChange({ ...playerFormOf(usual), downloads: { who: 'groups', groupIds: ['a'] } }, usual),
  ).toEqual({ playerSettings: groups });
});
