import { because, type ProblemReason } from '@tv/contract/reasons/problem-reasons';
import type { PlayerSettingsChange } from '@tv/contract/media/player-settings';
import { invalidField } from '../platform/http/problem.ts';
import { wrongSetting } from './player-settings.ts';

const rules: Record<keyof PlayerSettingsChange, ProblemReason> = {
  autoplay: because('player.switch'),
  allowDownload: because('player.switch'),
  downloadGroupIds: because('player.downloadGroups'),
  allowEmbed: because('player.switch'),
  playbackRates: because('player.playbackRates'),
  defaultPlaybackRate: because('player.defaultPlaybackRate'),
  defaultSubtitleLanguage: because('player.language'),
  skipSeconds: because('player.skipSeconds'),
  showViewerName: because('player.switch'),
};

/** Throws 400 for a setting that `resolvePlayerSettings` would ignore. */
export function refuseWrongSettings(settings: PlayerSettingsChange): void {
  const hasLostGroups = settings.downloadGroupIds && settings.allowDownload !== false;
  const wrong = wrongSetting(settings) ?? (hasLostGroups ? 'downloadGroupIds' : undefined);
  if (wrong) throw invalidField(`playerSettings.${wrong}`, rules[wrong]);
}
