import { useMutation, useQuery } from '@tanstack/react-query';
import { itemLimits } from '@tv/contract/limits/item-limits';
import { useRef, useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/studio/organization/retention.ts';
import { Button } from '@tv/ui/button.tsx';
import { DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import field from '@tv/ui/forms/field.module.css';
import { managedCategories } from '../parts/categories/categories-query.ts';
import { DialogForm } from '@tv/ui/dialogs/dialog-form.tsx';
import { PersonPicker } from '../parts/pickers/person-picker.tsx';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { SegmentedChoice } from '@tv/ui/forms/segmented-choice.tsx';
import { SelectField } from '@tv/ui/forms/select-field.tsx';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import style from './retention.module.css';

const kinds = [
  { value: 'category' as const, label: text.holdCategory },
  { value: 'person' as const, label: text.holdPerson },
];
type Chosen = { id: string; name: string };

/** Places a category or a person under legal hold. */
export function HoldForm({ onPlaced, onClose }: { onPlaced: () => void; onClose: () => void }) {
  const [kind, setKind] = useState<'category' | 'person'>('category');
  const [categoryId, setCategory] = useState('');
  const [person, setPerson] = useState<Chosen>();
  const [reason, setReason] = useState('');
  const { data: categories = [] } = useQuery(managedCategories());
  const id = kind === 'category' ? categoryId : (person?.id ?? '');
  const placing = useMutation({
    mutationFn: async () => {
      const request = { params: { id }, body: { reason: reason.trim() } };
      await (kind === 'category'
        ? call('PUT /Management/Categories/:id/LegalHold', request)
        : call('PUT /Management/People/:id/LegalHold', request));
    },
    onSuccess: onPlaced,
  });
  const isReady = id !== '' && reason.trim() !== '';
  return (
    <DialogForm onSubmit={() => isReady && !placing.isPending && placing.mutate()}>
      <SegmentedChoice
        label={text.kind}
        value={kind}
        options={kinds}
        help={text.holdHelp[kind]}
        onChange={setKind}
      />
      {kind === 'category' ? (
        <SelectField
          label={text.holdCategory}
          value={categoryId}
          options={[
            { value: '', text: text.choose },
            ...categories.map((each) => ({ value: each.id, text: each.name })),
          ]}
          onChange={setCategory}
        />
      ) : (
        <PersonField person={person} onChoose={setPerson} />
      )}
      <TextField
        label={text.reason}
        value={reason}
        help={text.reasonHelp[kind]}
        maxLength={itemLimits.holdReason}
        onChange={setReason}
      />
      {placing.error && (
        <p className={field.error} role="alert">
          {reasonOf(placing.error, text.unexpected)}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button type="submit" look="primary" aria-disabled={!isReady || placing.isPending}>
          {text.placeHold}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}

type PersonFieldProps = { person: Chosen | undefined; onChoose: (person: Chosen) => void };

function PersonField({ person, onChoose }: PersonFieldProps) {
  const trigger = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={style.person} ref={trigger} role="group" aria-label={text.holdPerson}>
      <span className={field.label}>{text.holdPerson}</span>
      <p dir="auto">{person?.name}</p>
      <div>
        <Button size="small" onClick={() => setOpen(!isOpen)}>
          {text.choose}
        </Button>
      </div>
      {isOpen && (
        <PersonPicker
          label={text.holdPerson}
          trigger={trigger}
          chosen={person?.id}
          isInline
          onChoose={(id, found) => {
            setOpen(false);
            const name = [found?.firstName, found?.lastName].filter(Boolean).join(' ');
            onChoose({ id, name: name || (found?.email ?? '') });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
