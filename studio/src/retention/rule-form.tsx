import { useMutation, useQuery } from '@tanstack/react-query';
import {
  retentionActions,
  retentionLimits,
  retentionSince,
  type RetentionAction,
  type RetentionSince,
} from '@tv/contract/limits/retention-limits';
import type { GivenRule, RetentionRule } from '@tv/contract/retention/retention-rules';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/studio/organization/retention.ts';
import { Button } from '@tv/ui/button.tsx';
import { DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import field from '@tv/ui/forms/field.module.css';
import { managedCategories } from '../parts/categories/categories-query.ts';
import { DialogForm } from '@tv/ui/dialogs/dialog-form.tsx';
import { formProblems } from '../parts/problems/form-problems.ts';
import { SelectField } from '@tv/ui/forms/select-field.tsx';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import { Estimate } from './estimate.tsx';
import style from './retention.module.css';

type RuleFormProps = {
  /** Absent: a new one. */
  rule: RetentionRule | undefined;
  onSaved: () => void;
  onClose: () => void;
};

const sinceOptions = retentionSince.map((value) => ({ value, text: text.sinces[value] }));
const actionOptions = retentionActions.map((value) => ({ value, text: text.actions[value] }));
const maxDigits = 4;

/** A whole number of months that a rule may have. */
const readMonths = (typed: string) => {
  const months = Number(typed);
  return Number.isInteger(months) && months >= 1 && months <= retentionLimits.months ? months : undefined;
};

/** Makes a rule or changes one, and shows what it would do meanwhile. */
export function RuleForm({ rule, onSaved, onClose }: RuleFormProps) {
  // Sent again after a lost answer, it is the same rule.
  const [id] = useState(() => rule?.id ?? crypto.randomUUID());
  const [name, setName] = useState(rule?.name ?? '');
  const [categoryId, setCategory] = useState(rule?.category?.id ?? '');
  const [typedMonths, setMonths] = useState(String(rule?.months ?? 24));
  const [since, setSince] = useState<RetentionSince>(rule?.since ?? 'published');
  const [action, setAction] = useState<RetentionAction>(rule?.action ?? 'tell');
  const { data: categories = rule?.category ? [rule.category] : [] } = useQuery(managedCategories());
  const months = readMonths(typedMonths);
  const facts: GivenRule | undefined =
    months === undefined ? undefined : { months, since, action, ...(categoryId && { categoryId }) };
  const saving = useMutation({
    mutationFn: async (given: GivenRule) => {
      const body = { name: name.trim(), ...given };
      return rule
        ? call('PATCH /Management/RetentionRules/:id', { params: { id }, body: { ...body, categoryId } })
        : call('POST /Management/RetentionRules', { body: { id, ...body } });
    },
    onSuccess: () => {
      onSaved();
      toast(rule ? text.changed : text.made);
      onClose();
    },
  });
  const { errorOf, problem } = formProblems(saving.error, text.unexpected);
  const shown = problem(['name', 'categoryId', 'months']);
  const isReady = name.trim() !== '' && facts !== undefined;
  return (
    <DialogForm
      failure={saving.error}
      onSubmit={() => {
        if (isReady && !saving.isPending) saving.mutate(facts);
      }}
    >
      <TextField
        label={text.name}
        help={text.nameHelp}
        value={name}
        error={errorOf('name')}
        maxLength={retentionLimits.nameLength}
        onChange={setName}
      />
      <SelectField
        label={text.scope}
        value={categoryId}
        options={[
          { value: '', text: text.everything },
          ...categories.map((each) => ({ value: each.id, text: each.name })),
        ]}
        error={errorOf('categoryId')}
        onChange={setCategory}
      />
      <div className={style.pair}>
        <TextField
          label={text.months}
          value={typedMonths}
          help={text.monthsHelp(retentionLimits.months)}
          error={months === undefined ? text.monthsHelp(retentionLimits.months) : errorOf('months')}
          maxLength={maxDigits}
          inputMode="numeric"
          onChange={setMonths}
        />
        <SelectField
          label={text.since}
          value={since}
          options={sinceOptions}
          help={text.sinceHelp[since]}
          onChange={setSince}
        />
      </div>
      <SelectField
        label={text.action}
        value={action}
        options={actionOptions}
        help={text.actionHelp[action]}
        onChange={setAction}
      />
      {facts && <Estimate rule={facts} />}
      {shown && (
        <p className={field.error} role="alert">
          {shown}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button type="submit" look="primary" aria-disabled={!isReady || saving.isPending}>
          {rule ? text.save : text.addRule}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
