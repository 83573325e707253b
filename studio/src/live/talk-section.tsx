import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Body } from '@tv/contract/calls/api';
import { liveTalkLimits } from '@tv/contract/limits/live-talk-limits';
import type { ManagedLiveTalk } from '@tv/contract/live/live-talk-parts';
import { Download } from 'lucide-react';
import { call, callForFile } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/live/talk.ts';
import { Button } from '@tv/ui/button.tsx';
import { PageSection } from '@tv/ui/page-section.tsx';
import lines from '@tv/ui/page-section.module.css';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { SelectField } from '@tv/ui/forms/select-field.tsx';
import { Switch } from '@tv/ui/forms/switch.tsx';
import { useTakeTable } from '../parts/take-table.ts';
import style from './live.module.css';
import { WordsField } from './words-field.tsx';

const managedTalk = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'live-events', id, 'talk'],
    queryFn: ({ signal }) => call('GET /Management/MediaContents/:id/Talk', { params: { id }, signal }),
    staleTime: 0,
  });

/** Seconds between two messages of one person that may be chosen. */
const slowModes = [0, 5, 10, 30, 60, liveTalkLimits.slowSeconds];

/** What was said, as files. */
const exported = [
  {
    name: 'GET /Management/MediaContents/:id/Talk.csv',
    fileName: 'talk.csv',
    label: text.exportTable,
  },
  {
    name: 'GET /Management/MediaContents/:id/Talk.json',
    fileName: 'talk.json',
    label: text.exportData,
  },
] as const;

/** How people may talk at an event, who is muted there, and what was said as files. */
export function TalkSection({ id }: { id: string }) {
  const { data: talk } = useQuery(managedTalk(id));
  return talk ? <Rules id={id} talk={talk} /> : null;
}

function Rules({ id, talk }: { id: string; talk: ManagedLiveTalk }) {
  const queryClient = useQueryClient();
  const { queryKey } = managedTalk(id);
  const onError = (error: unknown) => toast(reasonOf(error, text.unexpected));
  const saving = useMutation({
    mutationFn: (body: Body<'PATCH /Management/MediaContents/:id/Talk'>) =>
      call('PATCH /Management/MediaContents/:id/Talk', { params: { id }, body }),
    onSuccess: (saved) => queryClient.setQueryData(queryKey, saved),
    onError,
  });
  const unmuting = useMutation({
    mutationFn: (personId: string) =>
      call('DELETE /Management/MediaContents/:id/Talk/Mutes/:personId', { params: { id, personId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
    onError,
  });
  const { take, isTaking } = useTakeTable(text.unexpected);
  const { hasQuestions, isModerated, hasChat, slowSeconds, showsWatching, refusedWords, muted } = talk;
  const change = saving.mutate;
  return (
    <PageSection title={text.title} text={text.help}>
      <div className={style.rules}>
        <Switch
          label={text.questions}
          isOn={hasQuestions}
          onChange={(isOn) => change({ hasQuestions: isOn })}
        />
        <Switch
          label={text.moderated}
          help={text.moderatedHelp}
          isOn={isModerated}
          onChange={(isOn) => change({ isModerated: isOn })}
        />
        <Switch label={text.chat} isOn={hasChat} onChange={(isOn) => change({ hasChat: isOn })} />
        <Switch
          label={text.watching}
          help={text.watchingHelp}
          isOn={showsWatching}
          onChange={(isOn) => change({ showsWatching: isOn })}
        />
        <SelectField
          label={text.slow}
          value={String(slowSeconds)}
          options={[...new Set([...slowModes, slowSeconds])]
            .toSorted((one, other) => one - other)
            .map((seconds) => ({ value: String(seconds), text: text.slowMode(seconds) }))}
          onChange={(seconds) => change({ slowSeconds: Number(seconds) })}
        />
        <WordsField
          help={text.refusedWordsHelp}
          words={refusedWords}
          isSaving={saving.isPending}
          save={(words) => change({ refusedWords: words })}
        />
      </div>
      {muted.length > 0 && (
        <ul className={lines.list} aria-label={text.muted}>
          {muted.map(({ personId, name }) => (
            <li key={personId} className={lines.line}>
              <div className={lines.facts}>
                <p className={lines.name}>
                  <bdi>{name || text.noName}</bdi>
                </p>
                <p className={lines.detail}>{text.isMuted}</p>
              </div>
              <Button size="small" onClick={() => unmuting.mutate(personId)}>
                {text.unmute}
                <span className="visually-hidden">: {name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={lines.buttons}>
        {exported.map(({ name, fileName, label }) => (
          <Button
            key={name}
            icon={<Download />}
            aria-disabled={isTaking}
            onClick={() =>
              take({ take: (timeLimit) => callForFile(name, { params: { id }, timeLimit }), fileName })
            }
          >
            {label}
          </Button>
        ))}
      </div>
    </PageSection>
  );
}
