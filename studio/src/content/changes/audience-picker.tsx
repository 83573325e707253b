import { Visibility } from '@tv/contract/enumerations';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import type { RefObject } from 'react';
import * as audienceText from '@tv/strings/en/studio/item/audience.ts';
import * as text from '@tv/strings/en/studio/content/changes.ts';
import { everybody } from '../../parts/audience/chosen-audience.ts';
import { Picker } from '@tv/ui/pickers/lazy-picker.tsx';
import { changeItems, type ItemChange } from './change-items.ts';
import { shareOf } from './shares.ts';

type Choice = {
  value: string;
  text: string;
  /** Absent: a dialog asks for more. */
  edit: ItemChange['edit'];
  has: (item: ManagedMediaContent) => boolean;
};

const choices: readonly Choice[] = [
  {
    value: 'internal',
    text: text.internal,
    edit: { visibility: Visibility.INTERNAL, audience: everybody },
    has: ({ visibility, audience }) => visibility === Visibility.INTERNAL && audience.kind === 'everybody',
  },
  {
    value: 'chosen',
    text: audienceText.chosen,
    edit: undefined,
    has: ({ audience }) => audience.kind === 'chosen',
  },
  {
    value: 'public',
    text: text.isPublic,
    edit: { visibility: Visibility.PUBLIC, audience: everybody },
    has: ({ visibility }) => visibility === Visibility.PUBLIC,
  },
  { value: 'listed', text: text.listed, edit: { isListed: true }, has: ({ isListed }) => isListed },
  { value: 'unlisted', text: text.unlisted, edit: { isListed: false }, has: ({ isListed }) => !isListed },
];

type AudiencePickerProps = {
  items: readonly ManagedMediaContent[];
  trigger: RefObject<Element | null>;
  /** Asks for groups and people. */
  onChosen: () => void;
  onClose: () => void;
};

/** The audience of items, and whether lists show them. */
export const AudiencePicker = ({ items, trigger, onChosen, onClose }: AudiencePickerProps) => (
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
      if (choice?.edit) void changeItems(items, { action: 'edit', edit: choice.edit }, text.changed);
      // The picker closes first.
      else if (choice) setTimeout(onChosen);
    }}
  />
);
