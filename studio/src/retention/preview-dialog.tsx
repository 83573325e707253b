import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type RetentionState, retentionStates } from '@tv/contract/limits/retention-limits';
import type { RetentionRule } from '@tv/contract/retention/retention-rules';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { callForFile } from '@tv/client/lib/api/call.ts';
import { entriesOf } from '@tv/client/lib/api/paging.ts';
import * as text from '@tv/strings/en/studio/organization/retention.ts';
import { Button } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';
import lines from '@tv/ui/page-section.module.css';
import { SelectField } from '@tv/ui/forms/select-field.tsx';
import { useTakeTable } from '../parts/take-table.ts';
import { CountsView } from './estimate.tsx';
import { PreviewLines } from './preview-lines.tsx';
import { countsOfRule, idOfPreviewed, previewOfRule } from './queries.ts';
import style from './retention.module.css';

const choices: { value: RetentionState | ''; text: string }[] = [
  { value: '', text: text.everyState },
  ...retentionStates.map((value) => ({ value, text: text.states[value] })),
];

/** What a rule meets now and within a year, and the report of it. */
export function PreviewDialog({ rule: { id, action } }: { rule: RetentionRule }) {
  const [state, setState] = useState<RetentionState | ''>('');
  const counts = useQuery(countsOfRule(id));
  const { data, error, isPending, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    previewOfRule(id, state || undefined),
  );
  const { take, isTaking } = useTakeTable(text.unexpected);
  const report = {
    take: (timeLimit: number) =>
      callForFile('GET /Management/RetentionRules/:id/Preview.csv', {
        params: { id },
        query: state ? { state: [state] } : {},
        timeLimit,
      }),
    fileName: 'retention.csv',
  };
  const items = entriesOf(data, idOfPreviewed);
  return (
    <>
      {counts.data && <CountsView counts={counts.data} action={action} />}
      <div className={style.tools}>
        <SelectField label={text.show} value={state} options={choices} onChange={setState} />
        <Button icon={<Download />} aria-disabled={isTaking} onClick={() => take(report)}>
          {text.report}
        </Button>
      </div>
      {error && !data && <Failure error={error} retry={() => void refetch()} as="p" size="small" />}
      {isPending && <LinesSkeleton count={3} />}
      <p className={lines.text} role="status">
        {data && items.length === 0 && text.nothingMet}
      </p>
      <PreviewLines items={items} />
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{text.loadMore}</Button>}
    </>
  );
}
