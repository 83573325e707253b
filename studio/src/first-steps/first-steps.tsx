import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FirstSteps as Steps } from '@tv/contract/organization/first-steps';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/organization/first-steps.ts';
import { Button } from '@tv/ui/button.tsx';
import { reasonOf } from '../parts/problems/reason-of.ts';
import style from './first-steps.module.css';

/** What tells that a step is done, and where it is done. */
const steps: { name: keyof typeof text.steps; isDone: (of: Steps) => boolean; to: string }[] = [
  { name: 'brand', isDone: ({ hasBrand }) => hasBrand, to: studioPath('organization/branding') },
  { name: 'category', isDone: ({ hasCategory }) => hasCategory, to: studioPath('organization/categories') },
  { name: 'upload', isDone: ({ hasUpload }) => hasUpload, to: studioPath('upload') },
  { name: 'people', isDone: ({ hasPeople }) => hasPeople, to: studioPath('organization/people') },
  {
    name: 'pages',
    isDone: ({ hasPublicPages }) => hasPublicPages,
    to: studioPath('organization/publishing'),
  },
];

/** The list with which a new organization begins. It goes when all is done, or when somebody dismisses it. */
export function FirstSteps() {
  const queryClient = useQueryClient();
  const { data } = useQuery(firstSteps());
  const dismissing = useMutation({
    mutationFn: () => call('DELETE /Management/Organization/FirstSteps'),
    onSuccess: () => {
      document.querySelector<HTMLElement>('main h1')?.focus();
      return queryClient.invalidateQueries({ queryKey: firstSteps().queryKey });
    },
    onError: (error) => toast(reasonOf(error, text.unexpected)),
  });
  if (!data || data.isDismissed || steps.every(({ isDone }) => isDone(data))) return null;
  const done = steps.filter(({ isDone }) => isDone(data)).length;
  return (
    <section className={style.steps} aria-labelledby="first-steps">
      <div className={style.head}>
        <h2 id="first-steps" className={style.title}>
          {text.title}
        </h2>
        <p className={style.fact}>{text.doneOf(done, steps.length)}</p>
        <Button size="small" look="neutral" onClick={() => !dismissing.isPending && dismissing.mutate()}>
          {text.dismiss}
        </Button>
      </div>
      <ol>
        {steps.map(({ name, isDone, to }) => (
          <li key={name} className={style.step} data-done={isDone(data)}>
            {isDone(data) ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
            <span className={style.texts}>
              <Link to={to} className={style.link}>
                {text.steps[name].title}
              </Link>
              <span className={style.help}>{isDone(data) ? text.done : text.steps[name].help}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Which steps of a new organization are done. */
const firstSteps = () =>
  queryOptions({
    queryKey: ['studio', 'first-steps'],
    queryFn: ({ signal }) => call('GET /Management/Organization/FirstSteps', { signal }),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  });
