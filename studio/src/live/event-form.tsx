import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { itemLimits } from '@tv/contract/limits/item-limits';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as itemText from '@tv/strings/en/studio/item/item.ts';
import * as text from '@tv/strings/en/studio/live/live.ts';
import { Button } from '@tv/ui/button.tsx';
import { DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import field from '@tv/ui/forms/field.module.css';
import { fieldsOfAudience, type Audience } from '../parts/audience/audience.ts';
import { AudienceChoice } from '../parts/audience/audience-choice.tsx';
import { AudienceField } from '../parts/audience/audience-field.tsx';
import { managedCategories } from '../parts/categories/categories-query.ts';
import { audienceFields, everybody } from '../parts/audience/chosen-audience.ts';
import { DateField } from '@tv/ui/forms/date-field.tsx';
import { DialogForm } from '@tv/ui/dialogs/dialog-form.tsx';
import { formProblems } from '../parts/problems/form-problems.ts';
import { localMoment } from '../parts/time/local-moment.ts';
import { SelectField } from '@tv/ui/forms/select-field.tsx';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import { liveEvents } from './queries.ts';

const hour = 3_600_000;
/** The next full hour. */
const nextHour = () => localMoment((Math.floor(Date.now() / hour) + 1) * hour);

type EventFormProps = { onPlanned: (id: string) => void; onClose: () => void };

/** Plans an event: its name, when it begins, and who sees it. The rest is edited as that of every item. */
export function EventForm({ onPlanned, onClose }: EventFormProps) {
  const queryClient = useQueryClient();
  // One id for all tries, so that an answer that was lost makes no second event.
  const [eventId] = useState(() => crypto.randomUUID());
  const [title, setTitle] = useState('');
  const [moment, setMoment] = useState(nextHour);
  const [categoryId, setCategoryId] = useState('');
  const [audience, setAudience] = useState<Audience>('internal');
  const [forWhom, setForWhom] = useState(everybody);
  const { data: categories = [] } = useQuery(managedCategories());
  const planning = useMutation({
    mutationFn: () =>
      call('POST /Management/LiveEvents', {
        body: {
          id: eventId,
          title: title.trim(),
          scheduledAt: new Date(moment).toISOString(),
          ...(categoryId && { categoryId }),
          ...fieldsOfAudience(audience),
          ...(audience === 'internal' && { audience: forWhom }),
        },
      }),
    onSuccess: (event) => {
      void queryClient.invalidateQueries({ queryKey: liveEvents().queryKey });
      onClose();
      onPlanned(event.id);
    },
  });
  const { errorOf, problem } = formProblems(planning.error, text.unexpected);
  const shown = problem(['title', 'scheduledAt', 'categoryId', ...audienceFields]);
  const isReady = title.trim() !== '' && !Number.isNaN(Date.parse(moment));
  return (
    <DialogForm
      failure={planning.error}
      onSubmit={() => {
        if (isReady && !planning.isPending) planning.mutate();
      }}
    >
      <TextField
        label={text.eventTitle}
        value={title}
        maxLength={itemLimits.title}
        error={errorOf('title')}
        onChange={setTitle}
      />
      <DateField
        label={text.begins}
        value={moment}
        hasTime
        help={itemText.timeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)}
        error={errorOf('scheduledAt')}
        onChange={setMoment}
      />
      <SelectField
        label={text.category}
        value={categoryId}
        options={[
          { value: '', text: text.noCategory },
          ...categories.map((category) => ({ value: category.id, text: category.name })),
        ]}
        error={errorOf('categoryId')}
        onChange={setCategoryId}
      />
      <AudienceField value={audience} onChange={setAudience} />
      {audience === 'internal' && (
        <AudienceChoice
          value={forWhom}
          error={audienceFields.map(errorOf).find(Boolean)}
          onChange={setForWhom}
        />
      )}
      {shown && (
        <p className={field.error} role="alert">
          {shown}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button type="submit" look="primary" aria-disabled={!isReady || planning.isPending}>
          {text.plan}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
