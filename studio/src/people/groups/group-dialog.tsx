import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { Group } from '@tv/contract/people/groups';
import { groupLimits } from '@tv/contract/limits/group-limits';
import { AtSign, Hand } from 'lucide-react';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { useDebounced } from '@tv/client/lib/state/use-debounced.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/studio/organization/groups.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import field from '@tv/ui/forms/field.module.css';
import { DialogForm } from '@tv/ui/dialogs/dialog-form.tsx';
import { formProblems } from '../../parts/problems/form-problems.ts';
import { SegmentedChoice } from '@tv/ui/forms/segmented-choice.tsx';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import style from './groups.module.css';
import { matchesOf, reloadGroups } from './queries.ts';

type GroupDialogProps = {
  isOpen: boolean;
  /** Absent: a new one. */
  group?: Group;
  onSaved?: (group: Group) => void;
  onClose: () => void;
};

/** Makes a group, or changes the name and the rule of one. */
export const GroupDialog = ({ isOpen, ...rest }: GroupDialogProps) => (
  <Dialog isOpen={isOpen} onClose={rest.onClose} title={rest.group ? text.editGroup : text.newGroup}>
    {isOpen && <GroupForm {...rest} />}
  </Dialog>
);

const kinds = [
  { value: 'manual', label: text.sources.manual, icon: <Hand /> },
  { value: 'rule', label: text.sources.rule, icon: <AtSign /> },
] as const;

function GroupForm({ group, onSaved, onClose }: Omit<GroupDialogProps, 'isOpen'>) {
  // Sent again after a lost answer, it is the same group.
  const [id] = useState(() => group?.id ?? crypto.randomUUID());
  const [name, setName] = useState(group?.name ?? '');
  const [kind, setKind] = useState<'manual' | 'rule'>(group?.source === 'rule' ? 'rule' : 'manual');
  const [rule, setRule] = useState(group?.rule ?? '');
  const isByRule = kind === 'rule';
  const saving = useMutation({
    mutationFn: () => {
      const body = { name: name.trim(), ...(isByRule && { rule: rule.trim() }) };
      return group
        ? call('PATCH /Management/Groups/:id', { params: { id }, body })
        : call('POST /Management/Groups', { body: { id, ...body } });
    },
    onSuccess: async (saved) => {
      toast(group ? text.saved(saved.name) : text.created(saved.name));
      onClose();
      await reloadGroups();
      onSaved?.(saved);
    },
  });
  const { errorOf, problem } = formProblems(saving.error, text.unexpected);
  const shown = problem(['name', 'rule']);
  const isReady = name.trim() !== '' && (!isByRule || rule.trim() !== '');
  return (
    <DialogForm onSubmit={() => isReady && !saving.isPending && saving.mutate()}>
      <TextField
        label={text.name}
        value={name}
        onChange={(typed) => {
          saving.reset();
          setName(typed);
        }}
        error={errorOf('name')}
        maxLength={groupLimits.nameLength}
      />
      {!group && (
        <SegmentedChoice
          label={text.kind}
          value={kind}
          options={kinds}
          help={text.kindHelp[kind]}
          onChange={setKind}
        />
      )}
      {isByRule && (
        <RuleField
          value={rule}
          error={errorOf('rule')}
          onChange={(typed) => {
            saving.reset();
            setRule(typed);
          }}
        />
      )}
      {shown && (
        <p className={field.error} role="alert">
          {shown}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button type="submit" look="primary" aria-disabled={!isReady || saving.isPending}>
          {group ? text.save : text.create}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}

/** Milliseconds that typing rests before the service is asked. */
const rest = 250;

type RuleFieldProps = { value: string; onChange: (rule: string) => void; error: string | undefined };

/** The rule of a group, with how many people it fits. */
function RuleField({ value, onChange, error }: RuleFieldProps) {
  const rule = useDebounced(value.trim(), rest);
  const canMatch = /^[@.]\S*$/.test(rule) && rule !== '.';
  const { data } = useQuery({ ...matchesOf(rule), enabled: canMatch, placeholderData: keepPreviousData });
  const matches = canMatch ? data : undefined;
  return (
    <div>
      <TextField
        label={text.rule}
        value={value}
        onChange={onChange}
        help={text.ruleHelp}
        error={error}
        maxLength={254}
      />
      <p className={style.matches} role="status">
        {matches && text.fits(matches.matchingCount, matches.peopleCount)}
      </p>
      {matches && matches.matchingCount === matches.peopleCount && (
        <p className={style.warning} role="status">
          {text.fitsEverybody(matches.peopleCount)}
        </p>
      )}
    </div>
  );
}
