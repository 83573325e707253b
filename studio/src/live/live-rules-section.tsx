import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LiveRules } from '@tv/contract/live/live-talk-parts';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/live/talk.ts';
import { PageSection } from '@tv/ui/page-section.tsx';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { Switch } from '@tv/ui/forms/switch.tsx';
import style from './live.module.css';
import { WordsField } from './words-field.tsx';

const liveRules = () =>
  queryOptions({
    queryKey: ['studio', 'live-rules'],
    queryFn: ({ signal }) => call('GET /Management/LiveRules', { signal }),
    staleTime: 0,
  });

/** Rules of all live events of the organization, for those who manage it. */
export function LiveRulesSection() {
  const { data: rules } = useQuery(liveRules());
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: (body: LiveRules) => call('PUT /Management/LiveRules', { body }),
    onSuccess: (saved) => queryClient.setQueryData(liveRules().queryKey, saved),
    onError: (error) => toast(reasonOf(error, text.unexpected)),
  });
  if (!rules) return null;
  const change = (part: Partial<LiveRules>) => saving.mutate({ ...rules, ...part });
  return (
    <PageSection title={text.ofAll} text={text.ofAllHelp}>
      <div className={style.rules}>
        <Switch
          label={text.fullNames}
          help={text.fullNamesHelp}
          isOn={rules.showsFullNames}
          onChange={(showsFullNames) => change({ showsFullNames })}
        />
        <Switch
          label={text.watching}
          help={text.watchingHelp}
          isOn={rules.showsWatching}
          onChange={(showsWatching) => change({ showsWatching })}
        />
        <WordsField
          help={text.refusedWordsOfAllHelp}
          words={rules.refusedWords}
          isSaving={saving.isPending}
          save={(refusedWords) => change({ refusedWords })}
        />
      </div>
    </PageSection>
  );
}
