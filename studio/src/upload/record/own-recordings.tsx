import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { longDate } from '@tv/client/lib/format/dates.ts';
import { shortDuration } from '@tv/client/lib/format/durations.ts';
import * as text from '@tv/strings/en/studio/content/record.ts';
import { Button } from '@tv/ui/button.tsx';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { ConfirmDialog } from '@tv/ui/dialogs/confirm-dialog.tsx';
import lines from '@tv/ui/page-section.module.css';
import { reasonOf } from '../../parts/problems/reason-of.ts';
import page from './recording.module.css';
import { apart } from '@tv/strings/en/locale.ts';

/** Recordings that are shown. Nobody who sends messages looks for older ones here. */
const most = 50;

const ownRecordings = () =>
  queryOptions({
    queryKey: ['own-recordings'],
    queryFn: ({ signal }) => call('GET /Users/Me/Recordings', { query: { pageSize: most }, signal }),
    staleTime: 0,
  });

/** What a member sent for review, and what became of it. */
export function OwnRecordings() {
  const queries = useQueryClient();
  const { data: found = [] } = useQuery(ownRecordings());
  const [removed, setRemoved] = useState<string>();
  if (found.length === 0) return null;
  const remove = async () => {
    try {
      await call('DELETE /Users/Me/Recordings/:id', { params: { id: removed! } });
    } catch (error) {
      toast(reasonOf(error, text.problems.failed));
      return false;
    }
    await queries.invalidateQueries({ queryKey: ownRecordings().queryKey });
    return true;
  };
  return (
    <section className={page.block} aria-label={text.own}>
      <h2 className={page.heading}>{text.own}</h2>
      <ul className={lines.list}>
        {found.map(({ id, title, recordedDate, durationInSeconds, state, mayDelete }) => (
          <li key={id} className={lines.line}>
            <div className={lines.facts}>
              <p className={lines.name} dir="auto">
                {title}
              </p>
              <p className={lines.detail}>
                {[longDate(recordedDate), shortDuration(durationInSeconds)]
                  .filter(Boolean)
                  .map(apart)
                  .join(' · ')}
              </p>
              <p className={lines.detail}>{text.states[state]}</p>
            </div>
            {mayDelete && (
              <div className={lines.buttons}>
                <Button size="small" aria-label={text.removeOwn(title)} onClick={() => setRemoved(id)}>
                  {text.remove}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={removed !== undefined}
        title={text.removeTitle}
        text={text.removeOwnText}
        confirm={text.remove}
        onConfirm={remove}
        onClose={() => setRemoved(undefined)}
      />
    </section>
  );
}
