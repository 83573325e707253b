import type { ManagedOrganization } from '@tv/contract/organization';
import { usualPlayerSettings } from '@tv/contract/usual-player-settings';
import { expect, test } from 'vitest';
import { playerChange, playerFormOf } from './player-fields.ts';

const organization = (given: Partial<ManagedOrganization>) =>
  ({ playerSettings: {}, embedOrigins: [], ...given }) as unknown as ManagedOrganization;

test('the form shows the usual settings where none are set', () => {
  expect(playerFormOf(organization({ playerSettings: { autoplay: true } }))).toEqual({
    ...usualPlayerSettings,
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
