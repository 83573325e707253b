import { useState } from 'react';
import { Choice } from '../../ui/choice.tsx';
import { Select } from '../../ui/select.tsx';
import {
  captionLanguages,
  captionPreference,
  keepCaptionPreference,
  type CaptionPreference,
  type CaptionsChoice,
} from './caption-preference.ts';
import { SettingsSection } from './settings-section.tsx';

const choices: { value: CaptionsChoice; text: string }[] = [
  { value: 'automatic', text: 'Automatic' },
  { value: 'on', text: 'On' },
  { value: 'off', text: 'Off' },
];
const does: Record<CaptionsChoice, string> = {
  automatic: 'Videos begin with captions where their organization wants it so.',
  on: 'Videos begin with captions where they have them in this language.',
  off: 'Videos begin without captions.',
};

/** How videos begin on this device. What is chosen in the player counts as well. */
export function CaptionSettings() {
  const [preference, setPreference] = useState(() => captionPreference(navigator.languages));
  const change = (part: Partial<CaptionPreference>) => {
    const changed = { ...preference, ...part };
    keepCaptionPreference(changed);
    setPreference(changed);
  };
  const { choice, language } = preference;
  return (
    <SettingsSection title="Captions" help={does[choice]}>
      <Choice
        label="Captions"
        value={choice}
        options={choices}
        onChange={(value) => change({ choice: value })}
      />
      {choice === 'on' && (
        <Select
          label="Language"
          value={language}
          options={captionLanguages(navigator.languages, language)}
          onChange={(value) => change({ language: value })}
        />
      )}
    </SettingsSection>
  );
}
