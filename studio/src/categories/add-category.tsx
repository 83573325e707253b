import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { fieldDirection } from '@tv/client/lib/browser/field-direction.ts';
import { announce } from '@tv/client/lib/layout/announcer.ts';
import * as text from '@tv/strings/en/studio/content/categories.ts';
import { Button } from '@tv/ui/button.tsx';
import field from '@tv/ui/forms/field.module.css';
import { reasonOf } from '../parts/problems/reason-of.ts';
import style from './add-category.module.css';
import { categoriesInOrder, forgetOtherLists } from './queries.ts';
import { nameLimits } from '@tv/contract/limits/name-limits';

/** A field in which one name after the other is typed, Enter after each. */
export function AddCategory() {
  const id = useId();
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const adding = useMutation({
    mutationFn: (added: string) =>
      call('POST /Management/Categories', { body: { id: crypto.randomUUID(), name: added } }),
    onSuccess: async (made) => {
      setName('');
      input.current?.focus();
      announce(text.added(made.name));
      forgetOtherLists(queryClient);
      await queryClient.invalidateQueries({ queryKey: categoriesInOrder().queryKey });
    },
  });
  const problem = adding.error && reasonOf(adding.error, text.unexpected);
  return (
    <form
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() && !adding.isPending) adding.mutate(name.trim());
      }}
    >
      <label className={field.label} htmlFor={id}>
        {text.newName}
      </label>
      <div className={style.line}>
        <input
          ref={input}
          id={id}
          type="text"
          dir={fieldDirection(name)}
          className={field.input}
          autoComplete="off"
          maxLength={nameLimits.category}
          value={name}
          aria-invalid={Boolean(problem)}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => {
            setName(target.value);
            adding.reset();
          }}
        />
        <Button type="submit" look="primary" icon={<Plus />} aria-disabled={!name.trim() || adding.isPending}>
          {text.add}
        </Button>
      </div>
      <p id={`${id}-problem`} className={field.error} role={problem ? 'alert' : undefined}>
        {problem}
      </p>
    </form>
  );
}
