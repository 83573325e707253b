import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { useState, type RefObject } from 'react';
import * as filterText from '@tv/strings/en/studio/content/filters.ts';
import * as text from '@tv/strings/en/studio/content/changes.ts';
import { Button } from '@tv/ui/button.tsx';
import { Picker } from '@tv/ui/pickers/lazy-picker.tsx';
import { changeItems } from './change-items.ts';
import { editOf, pressed, shareOf, type Wanted } from './shares.ts';

type TagsPickerProps = {
  items: readonly ManagedMediaContent[];
  /** The loaded items, whose tags are offered. */
  loaded: readonly ManagedMediaContent[];
  trigger: RefObject<Element | null>;
  onClose: () => void;
};

const maxOffered = 50;
const longestTag = 50;

const countTags = (items: readonly ManagedMediaContent[]) => {
  const counts = new Map<string, number>();
  for (const tag of items.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([tag]) => tag);
};

/** Gives tags to items and takes them away. What is typed and no tag yet becomes one. */
export function TagsPicker({ items, loaded, trigger, onClose }: TagsPickerProps) {
  const [typed, type] = useState('');
  const [wanted, setWanted] = useState<Wanted>(new Map());
  const clean = typed.trim().slice(0, longestTag);
  const known = [...new Set([...wanted.keys(), ...countTags(items), ...countTags(loaded)])];
  const isSame = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();
  const found = known.filter((tag) => tag.toLocaleLowerCase().includes(clean.toLocaleLowerCase()));
  const isNew = clean !== '' && !known.some((tag) => isSame(tag, clean));
  const before = (tag: string) => shareOf(items, ({ tags }) => tags.some((each) => isSame(each, tag)));
  const withTags = (tags: readonly string[]) =>
    new Map([
      ...wanted,
      ...tags
        .map((tag) => tag.trim().slice(0, longestTag))
        .filter(Boolean)
        .map((tag) => [known.find((each) => isSame(each, tag)) ?? tag, true] as const),
    ]);
  /** A comma ends a tag, as in the form of an item. */
  const typeOrEnd = (now: string) => {
    const parts = now.split(',');
    type(parts.at(-1)!.trimStart());
    if (parts.length > 1) setWanted(withTags(parts.slice(0, -1)));
  };
  const apply = () => {
    const all = withTags([clean]);
    onClose();
    if (all.size > 0) void changeItems(items, editOf(all, 'tags'), text.tagged);
  };
  return (
    <Picker
      label={text.tags}
      trigger={trigger}
      placement="top start"
      onClose={onClose}
      isMultiple
      search={{ label: text.findTag, value: typed, onChange: typeOrEnd }}
      options={[
        ...found
          .slice(0, maxOffered)
          .map((tag) => ({ value: tag, text: tag, isChosen: wanted.get(tag) ?? before(tag) })),
        ...(isNew ? [{ value: clean, text: text.newTag(clean) }] : []),
      ]}
      onChoose={(tag) => {
        setWanted((shown) => pressed(shown, tag, before(tag)));
        type('');
      }}
      onSubmit={apply}
      note={found.length === 0 && !isNew ? filterText.nothingFound : undefined}
    >
      <Button look="primary" size="small" disabled={wanted.size === 0 && clean === ''} onClick={apply}>
        {text.applyTo(items.length)}
      </Button>
    </Picker>
  );
}
