import type { PlayerSettingsChange } from '@tv/contract/player-settings';
import { invalidField } from '../platform/http/problem.ts';
import { wrongSetting } from './player-settings.ts';

const rules: Record<keyof PlayerSettingsChange, string> = {
  autoplay: 'must be true or false.',
  allowDownload: 'must be true or false.',
  allowEmbed: 'must be true or false.',
  playbackRates: 'must be 1 to 12 speeds from 0.25 to 4.',
  defaultPlaybackRate: 'must be a speed from 0.25 to 4.',
  defaultSubtitleLanguage: 'must be a language code such as en or pt-BR.',
  skipSeconds: 'must be from 1 to 120 seconds.',
};

/** Throws 400 for a setting that `resolvePlayerSettings` would ignore. */
export function refuseWrongSettings(settings: PlayerSettingsChange): void {
  const wrong = wrongSetting(settings);
  if (wrong) throw invalidField(`playerSettings.${wrong}`, rules[wrong]);
}
