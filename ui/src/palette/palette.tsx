import { MediaType } from '@tv/contract/enumerations';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDebounced } from '@tv/client/lib/state/use-debounced.ts';
import { audio, video } from '@tv/strings/en/parts/lists.ts';
import * as text from '@tv/strings/en/parts/palette.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { OptionList } from '../pickers/option-list.tsx';
import style from './palette.module.css';

/** Where one can go. `hint`: what kind of place it is. */
export type Destination = { text: string; to: string; hint?: string };

type Item = Pick<MediaContent, 'id' | 'title' | 'type'>;

type PaletteProps = {
  isOpen: boolean;
  onClose: () => void;
  pages: readonly Destination[];
  /** Finds items by words; at most a handful. */
  findItems: (searchTerm: string, signal: AbortSignal) => Promise<readonly Item[]>;
  /** The address of an item's page. */
  pathOf: (id: string) => string;
};

/** Pages, actions and items by their names, for those who rather type than point. */
export const Palette = ({ isOpen, onClose, ...rest }: PaletteProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={text.title}>
    <Destinations onClose={onClose} {...rest} />
  </Dialog>
);

/** Milliseconds that the typed text rests before items are asked for. */
const rest = 150;

function Destinations({ onClose, pages, findItems, pathOf }: Omit<PaletteProps, 'isOpen'>) {
  const navigate = useNavigate();
  const [typed, type] = useState('');
  const term = useDebounced(typed.trim(), rest);
  const { data: items = [], isFetching } = useQuery({
    queryKey: ['palette', location.pathname, term],
    queryFn: ({ signal }) => findItems(term, signal),
    enabled: term.length > 1,
  });
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const fitting = pages.filter((page) =>
    words.every((word) => `${page.text} ${page.hint ?? ''}`.toLocaleLowerCase().includes(word)),
  );
  const found: Destination[] = items.map(({ id, title, type }) => ({
    text: title,
    hint: type === MediaType.AUDIO ? audio : video,
    to: pathOf(id),
  }));
  const options = [...fitting, ...(typed.trim() === '' ? [] : found)];
  return (
    <div className={style.list}>
      <OptionList
        label={text.title}
        onClose={onClose}
        search={{ label: text.field, value: typed, onChange: type }}
        options={options.map((option) => ({ ...option, value: option.to }))}
        onChoose={(to) => void navigate(to)}
        note={options.length === 0 ? (isFetching ? text.searching : text.nothing) : undefined}
      />
    </div>
  );
}
