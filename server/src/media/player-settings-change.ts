import { because, type ProblemReason } from '@tv/contract/problem-reasons';
import type { PlayerSettingsChange } from '@tv/contract/player-settings';
import { invalidField } from '../platform/http/problem.ts';
import { wrongSetting } from './player-settings.ts';

const rules: Record<keyof PlayerSettingsChange, ProblemReason> = {
  autoplay: because('player.switch'),
  allowDownload: because('player.switch'),
  allowEmbed: because('player.switch'),
  playbackRates: because('player.playbackRates'),
  defaultPlaybackRate: because('player.defaultPlaybackRate'),
  defaultSubtitleLanguage: because('player.language'),
  skipSeconds: because('player.skipSeconds'),
};

/** Throws 400 for a setting that `resolvePlayerSettings` would ignore. */
export function refuseWrongSettings(settings: PlayerSettingsChange): void {
  const wrong = wrongSetting(settings);
  if (wrong) throw invalidField(`playerSettings.${wrong}`, rules[wrong]);
}
