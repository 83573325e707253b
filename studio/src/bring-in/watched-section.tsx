import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { watchedLimits } from '@tv/contract/limits/watched-limits';
import type { WatchedSource } from '@tv/contract/sources/watched-sources';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '@tv/client/lib/api/call.ts';
import { shortMoment } from '@tv/client/lib/format/short-dates.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/content/bring-in.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { attempt } from '../parts/problems/attempt.ts';
import { ConfirmDialog } from '@tv/ui/dialogs/confirm-dialog.tsx';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';
import { reasonWords } from '../parts/problems/reason-words.ts';
import { sayProblem } from '../parts/problems/say-note.ts';
import { PageSection } from '@tv/ui/page-section.tsx';
import lines from '@tv/ui/page-section.module.css';
import style from './bring-in.module.css';
import { SourceForm } from './source-form.tsx';
import { apart } from '@tv/strings/en/locale.ts';

const nameOf = ({ folder, address, bucket }: WatchedSource) =>
  bucket ? [bucket.name, folder].filter(Boolean).join('/') : (address ?? (folder || text.wholeFolder));
type Opened = { what: 'details' | 'edit' | 'delete'; source: WatchedSource };

/** The watched sources of the organization: how they are, and what came. */
export function WatchedSection() {
  const queryClient = useQueryClient();
  const { data: sources, error, refetch } = useQuery(watchedSources());
  const [isAdding, setAdding] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const reload = () => void queryClient.invalidateQueries({ queryKey: watchedSources().queryKey });
  const act = async (work: () => Promise<unknown>) => {
    const isDone = await attempt(work, text.unexpected);
    reload();
    return isDone;
  };
  return (
    <PageSection
      title={text.watched}
      text={text.watchedHelp}
      action={
        sources &&
        sources.length < watchedLimits.each && (
          <Button look="primary" icon={<Plus />} onClick={() => setAdding(true)}>
            {text.add}
          </Button>
        )
      }
    >
      {error && !sources && <Failure error={error} retry={() => void refetch()} as="p" size="small" />}
      {!error && !sources && <LinesSkeleton count={2} />}
      {sources?.length === 0 && <p className={lines.text}>{text.none}</p>}
      <ul className={lines.list}>
        {sources?.map((source) => (
          <Line
            key={source.id}
            source={source}
            onOpen={(what) => setOpened({ what, source })}
            act={(work) => void act(work)}
          />
        ))}
      </ul>
      <Dialog isOpen={isAdding} onClose={() => setAdding(false)} title={text.add} look="wide">
        <SourceForm onSaved={reload} onClose={() => setAdding(false)} />
      </Dialog>
      <Dialog isOpen={opened?.what === 'edit'} onClose={close} title={text.edit} look="wide">
        {opened && <SourceForm source={opened.source} onSaved={reload} onClose={close} />}
      </Dialog>
      <Dialog isOpen={opened?.what === 'details'} onClose={close} title={text.details} look="wide">
        {opened && <Came id={opened.source.id} />}
      </Dialog>
      <ConfirmDialog
        isOpen={opened?.what === 'delete'}
        title={text.remove}
        text={opened ? text.removeText(nameOf(opened.source)) : ''}
        confirm={text.remove}
        onConfirm={async () =>
          opened !== undefined &&
          act(() => call('DELETE /Management/WatchedSources/:id', { params: { id: opened.source.id } }))
        }
        onClose={close}
      />
    </PageSection>
  );
}

type LineProps = {
  source: WatchedSource;
  onOpen: (what: Opened['what']) => void;
  act: (work: () => Promise<unknown>) => void;
};

function Line({ source, onOpen, act }: LineProps) {
  const { id, kind, isPaused, endedBecause, lastLookDate, problem, takenCount, failedCount } = source;
  const params = { id };
  const isOn = !isPaused && !endedBecause;
  const named = <span className="visually-hidden">: {nameOf(source)}</span>;
  const facts = [
    text.kinds[kind],
    lastLookDate ? text.looked(shortMoment(lastLookDate)) : text.notLooked,
    text.taken(takenCount),
    ...(failedCount > 0 ? [text.failed(failedCount)] : []),
  ];
  const lookNow = () =>
    act(async () => {
      await call('POST /Management/WatchedSources/:id/Look', { params });
      toast(text.looking);
    });
  const goOn = (isOff: boolean) =>
    act(() => call('PATCH /Management/WatchedSources/:id', { params, body: { isPaused: isOff } }));
  return (
    <li className={lines.line}>
      <div className={lines.facts}>
        <p className={lines.name} dir="auto">
          {nameOf(source)}
        </p>
        <p className={lines.detail}>{facts.map(apart).join(' · ')}</p>
        {endedBecause && <p className={style.problem}>{text.ended[endedBecause]}</p>}
        {!endedBecause && isPaused && <p className={lines.detail}>{text.isPaused}</p>}
        {problem && <p className={style.problem}>{reasonWords(sayProblem(problem))}</p>}
      </div>
      <div className={lines.buttons}>
        {isOn && (
          <Button size="small" onClick={lookNow}>
            {text.look}
            {named}
          </Button>
        )}
        <Button size="small" onClick={() => goOn(isOn)}>
          {isOn ? text.pause : text.goOn}
          {named}
        </Button>
        <Button size="small" onClick={() => onOpen('edit')}>
          {text.edit}
          {named}
        </Button>
        <Button size="small" onClick={() => onOpen('details')}>
          {text.details}
          {named}
        </Button>
        <Button size="small" onClick={() => onOpen('delete')}>
          {text.remove}
          {named}
        </Button>
      </div>
    </li>
  );
}

function Came({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(watchedSource(id));
  if (!data)
    return error ? (
      <Failure error={error} retry={() => void refetch()} as="p" size="small" />
    ) : (
      <LinesSkeleton count={3} />
    );
  if (data.items.length === 0) return <p className={lines.text}>{text.taken(0)}</p>;
  return (
    <ul className={lines.list}>
      {data.items.map(({ sourceId, title, state, problem, mediaContentId, changedDate }) => (
        <li key={sourceId} className={lines.line}>
          <div className={lines.facts}>
            <p className={lines.name} dir="auto">
              {mediaContentId ? (
                <Link to={studioPath('content/:id', { id: mediaContentId })}>{title}</Link>
              ) : (
                title
              )}
            </p>
            <p className={lines.detail}>
              {text.states[state]} · {shortMoment(changedDate)}
            </p>
            {problem && <p className={style.problem}>{reasonWords(sayProblem(problem))}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

const watchedSources = () =>
  queryOptions({
    queryKey: ['studio', 'watched-sources'],
    queryFn: ({ signal }) => call('GET /Management/WatchedSources', { signal }),
    refetchOnMount: true,
    refetchInterval: 30_000,
  });

const watchedSource = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'watched-sources', id],
    queryFn: ({ signal }) => call('GET /Management/WatchedSources/:id', { params: { id }, signal }),
    staleTime: 0,
  });
