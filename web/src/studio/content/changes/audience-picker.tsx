import { Visibility } from '@tv/contract/enumerations';
import type { ManagedMediaContent } from '@tv/contract/managed-media-content';
import type { RefObject } from 'react';
import * as text from '../../../strings/en/studio-changes.ts';
import { Picker } from '../../ui/pickers/lazy-picker.tsx';
import { changeItems, type ItemChange } from './change-items.ts';
import { shareOf } from './shares.ts';

type Choice = {
  value: string;
  text: string;
  edit: ItemChange['edit'];
  has: (item: ManagedMediaContent) => boolean;
};

const choices: readonly Choice[] = [
  {
    value: 'internal',
    text: text.internal,
    edit: { visibility: Visibility.INTERNAL },
    has: ({ visibility }) => visibility === Visibility.INTERNAL,
  },
  {
    value: 'public',
    text: text.isPublic,
    edit: { visibility: Visibility.PUBLIC },
    has: ({ visibility }) => visibility === Visibility.PUBLIC,
  },
  { value: 'listed', text: text.listed, edit: { isListed: true }, has: ({ isListed }) => isListed },
  { value: 'unlisted', text: text.unlisted, edit: { isListed: false }, has: ({ isListed }) => !isListed },
];

type AudiencePickerProps = {
  items: readonly ManagedMediaContent[];
  trigger: RefObject<Element | null>;
  onClose: () => void;
};

/** The audience of items, and whether lists show them. */
export const AudiencePicker = ({ items, trigger, onClose }: AudiencePickerProps) => (
  <Picker
    label={text.audience}
    trigger={trigger}
    placement="top start"
    onClose={onClose}
    options={choices.map(({ value, text: shown, has }) => ({
      value,
      text: shown,
      isChosen: shareOf(items, has),
    }))}
    onChoose={(value) => {
      const choice = choices.find((each) => each.value === value);
      if (choice) void changeItems(items, { action: 'edit', edit: choice.edit }, text.changed);
    }}
  />
);
