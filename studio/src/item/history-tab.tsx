import { isolate } from '@tv/contract/languages/isolate';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ItemHistoryEntry } from '@tv/contract/media-contents/item-history';
import { History } from 'lucide-react';
import { call } from '@tv/client/lib/api/call.ts';
import { languageName } from '@tv/client/lib/format/language-name.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { locale, listed } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/item/history.ts';
import * as translations from '@tv/strings/en/studio/item/translations.ts';
import * as words from '@tv/strings/en/studio/item/item.ts';
import { Button } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { historyWords } from '../parts/item/history-words.ts';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';
import style from './history-tab.module.css';
import { itemHistory, managedItem } from '../parts/item/queries.ts';

type HistoryTabProps = { id: string; mayEdit: boolean; showDetails: () => void };

/** The changes of an item with the people who made them, newest first. Former texts can be taken back. */
export function HistoryTab({ id, mayEdit, showDetails }: HistoryTabProps) {
  const { data: entries, error, refetch } = useQuery(itemHistory(id));
  if (error && !entries) return <Failure error={error} retry={() => void refetch()} as="p" size="small" />;
  if (!entries) return <LinesSkeleton />;
  if (entries.length === 0)
    return (
      <Notice icon={<History />} title={text.none} text={text.noneHelp} as="p" size="small">
        {mayEdit && <Button onClick={showDetails}>{text.editDetails}</Button>}
      </Notice>
    );
  return (
    <ol className={style.list}>
      {entries.map((entry) => (
        <li key={`${entry.at} ${entry.action}`} className={style.entry}>
          <p>
            <span className={style.who} dir="auto">
              {entry.person?.name ?? entry.actor ?? text.service}
            </span>{' '}
            {historyWords(entry)}
            {typeof entry.detail['email'] === 'string' && `: ${isolate(entry.detail['email'])}`}
          </p>
          <time className={style.when} dateTime={entry.at}>
            {new Date(entry.at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
          {entry.former && <Former id={id} former={entry.former} mayEdit={mayEdit} />}
        </li>
      ))}
    </ol>
  );
}

type FormerProps = { id: string; former: NonNullable<ItemHistoryEntry['former']>; mayEdit: boolean };

function textsOf({ translations: others = {}, ...texts }: FormerProps['former']) {
  const label = (name: string) => text.formerly[name as keyof typeof text.formerly];
  return [
    ...Object.entries(texts).map(([name, value]) => ({ label: label(name), value, lang: undefined })),
    ...Object.entries(others).flatMap(([lang, each]) =>
      Object.entries(each).map(([name, value]) => ({
        label: translations.inLanguage(label(name), languageName(lang)),
        ...{ value, lang },
      })),
    ),
  ];
}

function Former({ id, former, mayEdit }: FormerProps) {
  const queryClient = useQueryClient();
  const restoring = useMutation({
    mutationFn: () => call('PATCH /Management/MediaContents/:id', { params: { id }, body: former }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: managedItem(id).queryKey });
      await queryClient.invalidateQueries({ queryKey: itemHistory(id).queryKey });
      toast(text.restored);
    },
    onError: () => toast(words.unexpected),
  });
  return (
    <div className={style.former}>
      <dl>
        {textsOf(former).map(({ label, value, lang }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto" lang={lang}>
              {listed([value].flat()) || '–'}
            </dd>
          </div>
        ))}
      </dl>
      {mayEdit && (
        <Button size="small" aria-disabled={restoring.isPending} onClick={() => restoring.mutate()}>
          {text.restore}
        </Button>
      )}
    </div>
  );
}
