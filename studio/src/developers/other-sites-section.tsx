import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits/limits';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/developers/other-sites.ts';
import { Button } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { ConfirmDialog } from '@tv/ui/dialogs/confirm-dialog.tsx';
import { attempt } from '../parts/problems/attempt.ts';
import { formProblems } from '../parts/problems/form-problems.ts';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';
import { managedOrganization } from '../parts/organization-query.ts';
import { PageSection } from '@tv/ui/page-section.tsx';
import style from '@tv/ui/page-section.module.css';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import own from './other-sites-section.module.css';

/** Sites of others whose pages may read what the organization answers. */
export function OtherSitesSection() {
  const queryClient = useQueryClient();
  const question = managedOrganization();
  const { data, error, refetch } = useQuery(question);
  const [typed, setTyped] = useState('');
  const [leaving, setLeaving] = useState<string>();
  const sites = data?.apiOrigins ?? [];
  const isFull = sites.length >= limits.sites.each;
  /** Changes the list as it is now, which may have changed in another window. */
  const store = async (change: (present: readonly string[]) => string[]) => {
    const { apiOrigins } = await queryClient.fetchQuery({ ...question, staleTime: 0 });
    const changed = await call('PATCH /Management/Organization', {
      body: { apiOrigins: change(apiOrigins) },
    });
    queryClient.setQueryData(question.queryKey, changed);
  };
  const adding = useMutation({
    mutationFn: () => store((present) => [...present, typed.trim()]),
    onSuccess: () => {
      setTyped('');
      toast(text.added);
    },
  });
  const { errorOf, problem } = formProblems(adding.error, text.unexpected);
  return (
    <PageSection title={text.title} text={text.text}>
      {error && !data && <Failure error={error} retry={() => void refetch()} as="p" size="small" />}
      {!error && !data && <LinesSkeleton count={1} />}
      {data && sites.length === 0 && <p className={style.detail}>{text.none}</p>}
      <ul className={style.list}>
        {sites.map((site) => (
          <li key={site} className={style.line}>
            <p className={[style.facts, style.name].join(' ')} dir="ltr">
              {site}
            </p>
            <Button size="small" look="neutral" onClick={() => setLeaving(site)}>
              {text.remove}
              <span className="visually-hidden">: {site}</span>
            </Button>
          </li>
        ))}
      </ul>
      {data && (
        <form
          className={own.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (isFull) toast(text.most(limits.sites.each));
            else if (typed.trim() && !adding.isPending) adding.mutate();
          }}
        >
          <TextField
            label={text.origin}
            value={typed}
            onChange={(value) => {
              setTyped(value);
              if (adding.error) adding.reset();
            }}
            help={text.originHelp}
            error={errorOf('apiOrigins') ?? problem(['apiOrigins'])}
            maxLength={limits.sites.addressLength}
          />
          <Button type="submit" aria-disabled={!typed.trim() || adding.isPending || isFull}>
            {text.add}
          </Button>
        </form>
      )}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={text.removeTitle}
        text={leaving ? text.removeText(leaving) : ''}
        confirm={text.remove}
        onConfirm={() =>
          attempt(async () => {
            await store((present) => present.filter((site) => site !== leaving));
            toast(text.removed);
          }, text.unexpected)
        }
        onClose={() => setLeaving(undefined)}
      />
    </PageSection>
  );
}
