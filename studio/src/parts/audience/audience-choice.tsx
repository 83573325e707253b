import { groupLimits } from '@tv/contract/limits/group-limits';
import { Building2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { nameOf } from '@tv/client/lib/session/person-name.ts';
import * as text from '@tv/strings/en/studio/item/audience.ts';
import fieldStyle from '@tv/ui/forms/field.module.css';
import {
  groupOption,
  noteOf,
  personOption,
  toggled,
  useCandidates,
  useNamed,
} from './audience-candidates.ts';
import style from './audience-choice.module.css';
import { chosenCount, type ChosenAudience, type ChosenPeople, nobody } from './chosen-audience.ts';
import { ChipsPicker } from '@tv/ui/pickers/chips-picker.tsx';
import shared from '@tv/ui/forms/form-field.module.css';
import { SegmentedChoice } from '@tv/ui/forms/segmented-choice.tsx';

const kinds = [
  { value: 'everybody', label: text.everybody, icon: <Building2 /> },
  { value: 'chosen', label: text.chosen, icon: <UsersRound /> },
] as const;

type AudienceChoiceProps = {
  value: ChosenAudience;
  /** Never gets an empty choice: until the first group or person is chosen, the audience stays as it was. */
  onChange: (audience: ChosenAudience) => void;
  /** Before the sentence about the choice, such as where it comes from. */
  note?: string;
  /** Groups and people that are named and are not there any more. */
  goneCount?: number | undefined;
  error?: string | undefined;
};

/** For whom an internal item is: everybody in the organization, or groups and people. */
export function AudienceChoice({ value, onChange, note, goneCount = 0, error }: AudienceChoiceProps) {
  const [isBeginning, setBeginning] = useState(false);
  const isChosen = value.kind === 'chosen' || isBeginning;
  const choose = (next: ChosenAudience) => {
    setBeginning(false);
    onChange(next);
  };
  return (
    <div className={shared.field}>
      <SegmentedChoice
        label={text.forWhom}
        value={isChosen ? 'chosen' : 'everybody'}
        options={kinds}
        help={[note, text.help[isChosen ? 'chosen' : 'everybody']].filter(Boolean).join(' ')}
        onChange={(kind) => (kind === 'chosen' ? setBeginning(true) : choose({ kind: 'everybody' }))}
      />
      {isChosen && <ChosenField value={value} goneCount={goneCount} onChange={choose} />}
      {error && (
        <p className={fieldStyle.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

type ChosenFieldProps = {
  value: ChosenAudience;
  onChange: (audience: ChosenAudience) => void;
  goneCount: number;
  /** The list stands where it is rendered, as in a dialog. */
  isInline?: boolean;
};

/** The groups and people of an audience. */
export function ChosenField({ value, goneCount, isInline = false, onChange }: ChosenFieldProps) {
  const you = useCurrentUser()?.id;
  const [isOpen, setOpen] = useState(false);
  const [isLastKept, setLastKept] = useState(false);
  const chosen = value.kind === 'chosen' ? value : nobody;
  const { groupIds, personIds, names = [] } = chosen;
  const { named, isKnown, isFailed } = useNamed([...groupIds, ...personIds]);
  const candidates = useCandidates(isOpen);
  const { found } = candidates;
  const groups = [...named.groups, ...(found?.groups ?? [])];
  const people = [...named.people, ...(found?.people ?? [])];
  const chips = [
    ...groupIds.map((id) => ({
      id,
      name: groups.find((each) => each.id === id)?.name,
      gone: text.deletedGroup,
    })),
    ...personIds.map((id) => {
      const person = people.find((each) => each.id === id);
      return { id, name: person && nameOf(person), gone: text.gonePerson };
    }),
    // Before the service says who they are, nobody knows which are gone.
  ].filter(({ name }) => name !== undefined || isKnown);
  const namedCount = chips.filter(({ name }) => name !== undefined).length + names.length;
  const allGone = goneCount + chips.length + names.length - namedCount;
  // The last one is not taken away: nobody would be left.
  const give = (changed: ChosenPeople) => {
    const isLeft = chosenCount(changed) > 0;
    setLastKept(!isLeft);
    if (isLeft) onChange(changed);
  };
  const toggle = (id: string) => {
    const isGroup = groupIds.includes(id) || (found?.groups ?? []).some((each) => each.id === id);
    give({
      ...chosen,
      groupIds: isGroup ? toggled(groupIds, id, groupLimits.audience.groups) : groupIds,
      personIds: isGroup ? personIds : toggled(personIds, id, groupLimits.audience.people),
    });
  };
  const isFull =
    groupIds.length >= groupLimits.audience.groups || personIds.length >= groupLimits.audience.people;
  const isOutside =
    isKnown &&
    names.length === 0 &&
    namedCount > 0 &&
    !personIds.includes(you ?? '') &&
    !named.groups.some(({ id, hasCaller }) => hasCaller && groupIds.includes(id));
  return (
    <div role="group" aria-label={text.groupsAndPeople} className={shared.field}>
      <ChipsPicker
        label={text.groupsAndPeople}
        add={text.add}
        chips={[
          ...chips.map(({ id, name, gone }) => ({
            key: id,
            text: name ?? gone,
            removeLabel: text.remove(name ?? gone),
            onRemove: () => toggle(id),
          })),
          ...names.map((name) => ({
            key: name,
            text: name,
            removeLabel: text.remove(name),
            onRemove: () => give({ ...chosen, names: names.filter((each) => each !== name) }),
          })),
        ]}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isInline={isInline}
        options={[
          ...(found?.groups ?? []).map((group) => ({
            ...groupOption(group),
            isChosen: groupIds.includes(group.id),
          })),
          ...(found?.people ?? []).map((person) => ({
            ...personOption(person),
            isChosen: personIds.includes(person.id),
          })),
        ]}
        onChoose={toggle}
        note={noteOf(candidates)}
        search={{ label: text.find, ...candidates.search }}
      />
      {chosenCount(value) === 0 && goneCount === 0 && (
        <p className={style.warning} role="status">
          {text.empty}
        </p>
      )}
      {isFull && (
        <p className={shared.help}>{text.atMost(groupLimits.audience.groups, groupLimits.audience.people)}</p>
      )}
      {isLastKept && (
        <p className={style.warning} role="status">
          {text.lastKept}
        </p>
      )}
      {isFailed && (
        <p className={style.warning} role="status">
          {text.namesNotLoaded}
        </p>
      )}
      {allGone > 0 && (
        <p className={style.warning}>{isKnown && namedCount === 0 ? text.nobodyLeft : text.gone(allGone)}</p>
      )}
      {isOutside && (
        <p className={style.warning} role="status">
          {text.withoutYou}
        </p>
      )}
    </div>
  );
}
