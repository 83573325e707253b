import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { itemLimits } from '@tv/contract/limits/item-limits';
import { X } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as words from '@tv/strings/en/studio/item/item.ts';
import * as text from '@tv/strings/en/studio/item/old-addresses.ts';
import { Button } from '@tv/ui/button.tsx';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { itemHistory } from '../../parts/item/queries.ts';
import { reasonOf } from '../../parts/problems/reason-of.ts';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import style from './old-addresses.module.css';

/** Addresses at which an item was before: they lead to it. */
export function OldAddresses({ id }: { id: string }) {
  const queryClient = useQueryClient();
  const titleId = useId();
  const [given, setGiven] = useState('');
  const queryKey = ['studio', 'old-addresses', id];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call('GET /Management/MediaContents/:id/OldAddresses', { params: { id }, signal }),
  });
  const stored = data?.map(({ address }) => address) ?? [];
  const changing = useMutation({
    mutationFn: (addresses: string[]) =>
      call('PUT /Management/MediaContents/:id/OldAddresses', { params: { id }, body: { addresses } }),
    onSuccess: (now) => {
      queryClient.setQueryData(queryKey, now);
      void queryClient.invalidateQueries({ queryKey: itemHistory(id).queryKey });
      setGiven('');
      toast(text.changed);
    },
  });
  const problem = changing.error && reasonOf(changing.error, words.unexpected);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!changing.isPending && given.trim()) changing.mutate([...stored, given.trim()]);
  };
  if (!data) return null;
  return (
    <section className={style.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={style.title}>
        {text.title}
      </h2>
      <p className={style.help}>{text.help}</p>
      {stored.length > 0 && (
        <ul>
          {stored.map((address) => (
            <li key={address} className={style.line}>
              <span className={style.address} dir="ltr">
                {address}
              </span>
              <IconButton
                label={text.remove(address)}
                size="small"
                side="end"
                onClick={() =>
                  !changing.isPending && changing.mutate(stored.filter((each) => each !== address))
                }
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <form className={style.form} onSubmit={submit} noValidate>
        <TextField
          label={text.address}
          value={given}
          placeholder="https://"
          maxLength={itemLimits.oldAddress}
          error={problem || undefined}
          onChange={(value) => {
            setGiven(value);
            changing.reset();
          }}
        />
        <div>
          <Button type="submit" size="small" aria-disabled={!given.trim() || changing.isPending}>
            {text.add}
          </Button>
        </div>
      </form>
    </section>
  );
}
