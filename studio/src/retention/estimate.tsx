import { useQuery } from '@tanstack/react-query';
import type { GivenRule, RetentionCounts } from '@tv/contract/retention/retention-rules';
import { type RetentionAction, retentionStates } from '@tv/contract/limits/retention-limits';
import { byteSize } from '@tv/strings/en/locale.ts';
import { shortDay } from '@tv/client/lib/format/short-dates.ts';
import { useDebounced } from '@tv/client/lib/state/use-debounced.ts';
import { items } from '@tv/strings/en/parts/counts.ts';
import * as text from '@tv/strings/en/studio/organization/retention.ts';
import { Failure } from '@tv/ui/failure.tsx';
import lines from '@tv/ui/page-section.module.css';
import { PreviewLines } from './preview-lines.tsx';
import { estimateOf } from './queries.ts';
import style from './retention.module.css';

/** Milliseconds that a form rests before the service is asked. */
const rest = 400;

/** What a rule would do that is not saved yet. */
export function Estimate({ rule }: { rule: GivenRule }) {
  const { data, error, refetch } = useQuery(estimateOf(useDebounced(rule, rest)));
  return (
    <section className={style.estimate} aria-label={text.estimate}>
      <h3 className={style.subtitle}>{text.estimate}</h3>
      {error && !data && <Failure error={error} retry={() => void refetch()} as="p" size="small" />}
      <div role="status">
        {!data && !error && <p className={lines.text}>{text.estimating}</p>}
        {data && <CountsView counts={data} action={rule.action} />}
      </div>
      {data && <PreviewLines items={data.examples} />}
    </section>
  );
}

/** How many items a rule meets, by how they stand to it. */
export function CountsView({ counts, action }: { counts: RetentionCounts; action: RetentionAction }) {
  const shown = retentionStates.filter((state) => counts[state].count > 0);
  if (shown.length === 0) return <p className={lines.text}>{text.nothingMet}</p>;
  return (
    <>
      <dl className={style.counts}>
        {shown.map((state) => (
          <div key={state}>
            <dt>{text.states[state]}</dt>
            <dd>
              {[items(counts[state].count), state !== 'blocked' && byteSize(counts[state].sizeInBytes)]
                .filter(Boolean)
                .join(', ')}
            </dd>
          </div>
        ))}
      </dl>
      {counts.due.count > 0 && <p className={lines.text}>{text.firstDay(shortDay(counts.firstDay))}</p>}
      {action === 'archive' && <p className={lines.text}>{text.onlySaved}</p>}
    </>
  );
}
