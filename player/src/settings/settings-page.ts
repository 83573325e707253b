export type SettingsChoice = { label: string; detail?: string; checked: boolean; choose: () => void };
/** Has choices, or pages of its own, or does something at once. */
export type SettingsPage = {
  name: string;
  value?: string;
  choices?: SettingsChoice[];
  pages?: SettingsPage[];
  act?: () => void;
};
