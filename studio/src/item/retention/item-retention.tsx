import { useQuery } from '@tanstack/react-query';
import { shortDay } from '@tv/client/lib/format/short-dates.ts';
import * as text from '@tv/strings/en/studio/organization/retention.ts';
import { KeepButton } from '../../parts/retention/keep-button.tsx';
import { retentionOfItem } from '../../parts/retention/item-query.ts';
import style from './item-retention.module.css';

/** What retention rules are about to do with an item, and the way to keep it. */
export function ItemRetention({ id }: { id: string }) {
  const { data: announced = [] } = useQuery(retentionOfItem(id));
  if (announced.length === 0) return null;
  return (
    <section aria-label={text.retention} className={style.item}>
      {announced.map(({ ruleId, ruleName, action, day }) => (
        <div key={ruleId} className={style.item}>
          <p role="note">{text.comes[action](shortDay(day), ruleName)}</p>
          <div>
            <KeepButton id={id} ruleId={ruleId} />
          </div>
        </div>
      ))}
    </section>
  );
}
