import { chooseAutoplayNext, useAutoplayNext } from '@tv/player/settings/autoplay-next.ts';
import * as text from '@tv/strings/en/settings/settings.ts';
import { Choice } from '@tv/ui/forms/choice.tsx';
import { SettingsSection } from './settings-section.tsx';

const choices = [
  { value: 'on', text: text.on },
  { value: 'off', text: text.off },
] as const;

/** What happens at the end of an item, on this device. */
export function PlaybackSettings() {
  const isOn = useAutoplayNext();
  return (
    <SettingsSection title={text.autoplayNext} help={isOn ? text.autoplayNextOn : text.autoplayNextOff}>
      <Choice
        label={text.autoplayNext}
        value={isOn ? 'on' : 'off'}
        options={choices}
        onChange={(value) => chooseAutoplayNext(value === 'on')}
      />
    </SettingsSection>
  );
}
