import { groupLimits } from '@tv/contract/limits/group-limits';
import { useState } from 'react';
import * as audience from '@tv/strings/en/studio/item/audience.ts';
import * as text from '@tv/strings/en/studio/item/downloads.ts';
import style from './audience-choice.module.css';
import { groupOption, toggled, useCandidates, useNamed } from './audience-candidates.ts';
import { ChipsPicker } from '@tv/ui/pickers/chips-picker.tsx';
import type { Downloads } from './downloads.ts';
import shared from '@tv/ui/forms/form-field.module.css';
import { SelectField } from '@tv/ui/forms/select-field.tsx';

const most = groupLimits.audience.groups;
/** From what a wider setting says to the narrowest decision. */
const choices = ['inherited', 'everybody', 'groups', 'nobody'] as const;

type DownloadsFieldProps = {
  value: Downloads;
  /** Never gets an empty list of groups: until the first one is chosen, the setting stays as it was. */
  onChange: (downloads: Downloads) => void;
  /** Says whose setting counts by default. Absent: there is no wider one. */
  inherited?: string;
  help?: string;
  error?: string | undefined;
};

/** Who may download: everybody who sees an item, groups, or nobody. */
export function DownloadsField({ value, onChange, ...choice }: DownloadsFieldProps) {
  const [isBeginning, setBeginning] = useState(false);
  return (
    <div className={shared.field}>
      <DownloadsChoice
        {...choice}
        who={isBeginning ? 'groups' : value.who}
        groupIds={value.who === 'groups' ? value.groupIds : []}
        onWho={(who) => {
          setBeginning(who === 'groups');
          if (who !== 'groups') onChange({ who });
        }}
        onGroups={(groupIds) => {
          setBeginning(false);
          onChange({ who: 'groups', groupIds });
        }}
      />
    </div>
  );
}

type DownloadsChoiceProps = Pick<DownloadsFieldProps, 'inherited' | 'help' | 'error'> &
  Pick<GroupsFieldProps, 'groupIds' | 'isInline'> & {
    who: Downloads['who'];
    onWho: (who: Downloads['who']) => void;
    onGroups: (groupIds: string[]) => void;
  };

/** The same for a form that saves no groups before one is chosen. */
export function DownloadsChoice({
  who,
  groupIds,
  inherited,
  help,
  error,
  isInline,
  onWho,
  onGroups,
}: DownloadsChoiceProps) {
  return (
    <>
      <SelectField
        label={text.label}
        value={who}
        options={choices
          .filter((choice) => choice !== 'inherited' || inherited !== undefined)
          .map((choice) => ({ value: choice, text: text.choices[choice] }))}
        help={[who === 'groups' && text.groupsHelp, who === 'inherited' && inherited, help]
          .filter(Boolean)
          .join(' ')}
        error={error}
        onChange={onWho}
      />
      {who === 'groups' && <GroupsField groupIds={groupIds} isInline={isInline} onChange={onGroups} />}
    </>
  );
}

type GroupsFieldProps = {
  groupIds: string[];
  onChange: (groupIds: string[]) => void;
  /** The list stands where it is rendered, as in a dialog. */
  isInline?: boolean | undefined;
};

/** The groups whose members may download. The last one stays. */
function GroupsField({ groupIds, onChange, isInline = false }: GroupsFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [isLastKept, setLastKept] = useState(false);
  const { named, isKnown, isFailed } = useNamed(groupIds);
  const { found, isError, search } = useCandidates(isOpen);
  const known = [...named.groups, ...(found?.groups ?? [])];
  const toggle = (id: string) => {
    const changed = toggled(groupIds, id, most);
    setLastKept(changed.length === 0);
    if (changed.length > 0) onChange(changed);
  };
  const note = () => {
    if (isError) return text.notLoaded;
    if (!found) return text.loading;
    return found.groups.length === 0 ? text.nothingFound : undefined;
  };
  const warning =
    (groupIds.length === 0 && text.empty) ||
    (isLastKept && text.lastKept) ||
    (isFailed && audience.namesNotLoaded) ||
    (groupIds.length >= most && text.atMost(most));
  return (
    <div role="group" aria-label={text.groups} className={shared.field}>
      <ChipsPicker
        label={text.groups}
        add={text.add}
        chips={groupIds.flatMap((id) => {
          const name = known.find((group) => group.id === id)?.name;
          // Before the service says what they are, nobody knows which are gone.
          const shown = name ?? (isKnown ? text.deletedGroup : undefined);
          return shown === undefined
            ? []
            : [{ key: id, text: shown, removeLabel: text.remove(shown), onRemove: () => toggle(id) }];
        })}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isInline={isInline}
        options={(found?.groups ?? []).map((group) => ({
          ...groupOption(group),
          isChosen: groupIds.includes(group.id),
        }))}
        onChoose={toggle}
        note={note()}
        search={{ label: text.find, ...search }}
      />
      {warning && (
        <p className={style.warning} role="status">
          {warning}
        </p>
      )}
    </div>
  );
}
