import { useState } from 'react';
import * as text from '@tv/strings/en/settings/settings.ts';
import { Choice } from '@tv/ui/forms/choice.tsx';
import { Select } from '@tv/ui/forms/select.tsx';
import {
  captionLanguages,
  captionPreference,
  saveCaptionPreference,
  type CaptionPreference,
  type CaptionsChoice,
} from './caption-preference.ts';
import { SettingsSection } from './settings-section.tsx';

const choices: { value: CaptionsChoice; text: string }[] = [
  { value: 'automatic', text: text.automatic },
  { value: 'on', text: text.on },
  { value: 'off', text: text.off },
];
const does: Record<CaptionsChoice, string> = {
  automatic: text.automaticDoes,
  on: text.onDoes,
  off: text.offDoes,
};

/** How videos begin on this device. What is chosen in the player counts as well. */
export function CaptionSettings() {
  const [preference, setPreference] = useState(() => captionPreference(navigator.languages));
  const change = (part: Partial<CaptionPreference>) => {
    const changed = { ...preference, ...part };
    saveCaptionPreference(changed);
    setPreference(changed);
  };
  const { choice, language } = preference;
  return (
    <SettingsSection title={text.captions} help={does[choice]}>
      <Choice
        label={text.captions}
        value={choice}
        options={choices}
        onChange={(value) => change({ choice: value })}
      />
      {choice === 'on' && (
        <Select
          label={text.captionLanguage}
          value={language}
          options={captionLanguages(navigator.languages, language)}
          onChange={(value) => change({ language: value })}
        />
      )}
    </SettingsSection>
  );
}
