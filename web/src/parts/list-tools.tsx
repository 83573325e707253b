import { sortChoices, typeChoices } from '@tv/client/lib/area/list-choices.ts';
import type { useListChoices } from '@tv/client/lib/area/use-list-choices.ts';
import * as text from '@tv/strings/en/parts/lists.ts';
import { Choice } from '@tv/ui/forms/choice.tsx';
import { Select } from '@tv/ui/forms/select.tsx';

/** What narrows and orders a list of media contents. */
export const ListTools = ({ choices }: { choices: ReturnType<typeof useListChoices> }) => (
  <>
    <Choice label={text.show} value={choices.type} options={typeChoices} onChange={choices.chooseType} />
    <Select label={text.sortBy} value={choices.sort} options={sortChoices} onChange={choices.chooseSort} />
  </>
);
