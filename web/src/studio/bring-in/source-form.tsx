import { useMutation, useQuery } from '@tanstack/react-query';
import { sourceKinds, type SourceKind } from '@tv/contract/source-kinds';
import { watchedLimits } from '@tv/contract/watched-limits';
import { useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { toast } from '../../lib/layout/toasts.ts';
import * as actions from '../../strings/en/actions.ts';
import * as text from '../../strings/en/studio-bring-in.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import field from '../../ui/field.module.css';
import { managedCategories } from '../ui/categories-query.ts';
import { DialogForm } from '../ui/dialog-form.tsx';
import { formProblems } from '../ui/form-problems.ts';
import { SegmentedChoice } from '../ui/segmented-choice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';

const places = [
  { value: 'folder', label: text.folder },
  { value: 'feed', label: text.feed },
] as const;
const kinds = sourceKinds.map((value) => ({ value, text: value }));

/** Begins to watch a folder or a feed. */
export function SourceForm({ onSaved, onClose }: { onSaved: () => void; onClose: () => void }) {
  const [from, setFrom] = useState<'folder' | 'feed'>('folder');
  const [kind, setKind] = useState<SourceKind>('folder');
  const [place, setPlace] = useState('');
  const [categoryId, setCategoryId] = useState('');
  const [isPublished, setPublished] = useState(false);
  const { data: categories = [] } = useQuery(managedCategories());
  const saving = useMutation({
    mutationFn: () =>
      call('POST /Management/WatchedSources', {
        body: {
          ...(from === 'feed' ? { kind: 'feed', address: place.trim() } : { kind, folder: place.trim() }),
          ...(categoryId && { categoryId }),
          isDraft: !isPublished,
        },
      }),
    onSuccess: () => {
      toast(text.added);
      onSaved();
      onClose();
    },
  });
  const { errorOf, problem } = formProblems(saving.error, text.unexpected);
  const shown = problem(['folder', 'address', 'kind']);
  const isReady = from === 'folder' || place.trim() !== '';
  return (
    <DialogForm
      onSubmit={() => {
        if (isReady && !saving.isPending) saving.mutate();
      }}
    >
      <SegmentedChoice label={text.from} value={from} options={places} onChange={setFrom} />
      {from === 'folder' && (
        <SelectField
          label={text.kind}
          value={kind}
          options={kinds}
          error={errorOf('kind')}
          onChange={setKind}
        />
      )}
      <TextField
        label={from === 'folder' ? text.folderField : text.address}
        value={place}
        maxLength={from === 'folder' ? watchedLimits.folder : watchedLimits.address}
        error={errorOf(from === 'folder' ? 'folder' : 'address')}
        {...(from === 'folder' ? { help: text.folderHelp } : { placeholder: 'https://' })}
        onChange={(typed) => {
          saving.reset();
          setPlace(typed);
        }}
      />
      <SelectField
        label={text.category}
        value={categoryId}
        options={[
          { value: '', text: text.noCategory },
          ...categories.map(({ id, name }) => ({ value: id, text: name })),
        ]}
        onChange={setCategoryId}
      />
      <Switch label={text.publish} help={text.publishHelp} isOn={isPublished} onChange={setPublished} />
      {shown && (
        <p className={field.error} role="alert">
          {shown}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button type="submit" look="primary" aria-disabled={!isReady || saving.isPending}>
          {text.add}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
