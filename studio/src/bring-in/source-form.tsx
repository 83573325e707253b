import { useMutation, useQuery } from '@tanstack/react-query';
import type { SourceKind } from '@tv/contract/sources/source-kinds';
import { sourceKinds } from '@tv/contract/sources/source-kinds';
import type { WatchedSource } from '@tv/contract/sources/watched-sources';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/studio/content/bring-in.ts';
import { Button } from '@tv/ui/button.tsx';
import { DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import field from '@tv/ui/forms/field.module.css';
import { AudienceChoice } from '../parts/audience/audience-choice.tsx';
import { managedCategories } from '../parts/categories/categories-query.ts';
import { audienceFields, chosenOf } from '../parts/audience/chosen-audience.ts';
import { DialogForm } from '@tv/ui/dialogs/dialog-form.tsx';
import { formProblems } from '../parts/problems/form-problems.ts';
import { SegmentedChoice } from '@tv/ui/forms/segmented-choice.tsx';
import { SelectField } from '@tv/ui/forms/select-field.tsx';
import { Switch } from '@tv/ui/forms/switch.tsx';
import { emptyLocation, isLocation, LocationFields, placeFields, placeOf } from './location-fields.tsx';

const locations = [
  { value: 'folder', label: text.folder },
  { value: 'bucket', label: text.bucket },
  { value: 'feed', label: text.feed },
] as const;
const kinds = sourceKinds.map((value) => ({ value, text: text.kinds[value] }));

type SourceFormProps = {
  /** Absent: a new one. Where it is cannot be changed, only what becomes of what comes in. */
  source?: WatchedSource;
  onSaved: () => void;
  onClose: () => void;
};

/** Begins to watch a folder, a bucket or a feed, or changes what becomes of what comes in. */
export function SourceForm({ source, onSaved, onClose }: SourceFormProps) {
  const [kind, setKind] = useState<SourceKind>('folder');
  const [location, setLocation] = useState(emptyLocation);
  const [categoryId, setCategoryId] = useState(source?.categoryId ?? '');
  const [isPublished, setPublished] = useState(source ? !source.isDraft : false);
  const [audience, setAudience] = useState(chosenOf(source?.audience));
  const { data: categories = [] } = useQuery(managedCategories());
  const saving = useMutation({
    mutationFn: () => {
      const isNamed = audience.kind === 'chosen' || source?.audience !== undefined;
      const choices = { isDraft: !isPublished, ...(isNamed && { audience }) };
      if (source)
        return call('PATCH /Management/WatchedSources/:id', {
          params: { id: source.id },
          body: { ...choices, categoryId },
        });
      return call('POST /Management/WatchedSources', {
        body: {
          ...(location.from === 'feed' ? { kind: 'feed' } : { kind }),
          ...placeOf(location),
          ...(categoryId && { categoryId }),
          ...choices,
        },
      });
    },
    onSuccess: () => {
      toast(source ? text.changed : text.added);
      onSaved();
      onClose();
    },
  });
  const { errorOf, problem } = formProblems(saving.error, text.unexpected);
  const shown = problem(['kind', ...placeFields, ...audienceFields]);
  const isReady = source !== undefined || isLocation(location);
  return (
    <DialogForm
      onSubmit={() => {
        if (isReady && !saving.isPending) saving.mutate();
      }}
    >
      {!source && (
        <>
          <SegmentedChoice
            label={text.from}
            value={location.from}
            options={locations}
            onChange={(from) => {
              saving.reset();
              setLocation({ ...emptyLocation, from });
            }}
          />
          {location.from !== 'feed' && (
            <SelectField
              label={text.kind}
              value={kind}
              options={kinds}
              error={errorOf('kind')}
              onChange={setKind}
            />
          )}
          <LocationFields
            value={location}
            errorOf={errorOf}
            onChange={(typed) => {
              saving.reset();
              setLocation(typed);
            }}
          />
        </>
      )}
      <SelectField
        label={text.category}
        value={categoryId}
        options={[
          { value: '', text: text.noCategory },
          ...categories.map(({ id, name }) => ({ value: id, text: name })),
        ]}
        onChange={setCategoryId}
      />
      <AudienceChoice
        value={audience}
        onChange={setAudience}
        error={audienceFields.map(errorOf).find((each) => each !== undefined)}
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
          {source ? text.save : text.add}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
