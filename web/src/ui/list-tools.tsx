import { sortChoices, typeChoices } from '../lib/area/list-choices.ts';
import type { useListChoices } from '../lib/area/use-list-choices.ts';
import * as text from '../strings/en/lists.ts';
import { Choice } from './choice.tsx';
import { Select } from './select.tsx';

/** What narrows and orders a list of media contents. */
export const ListTools = ({ choices }: { choices: ReturnType<typeof useListChoices> }) => (
  <>
    <Choice label={text.show} value={choices.type} options={typeChoices} onChange={choices.chooseType} />
    <Select label={text.sortBy} value={choices.sort} options={sortChoices} onChange={choices.chooseSort} />
  </>
);
