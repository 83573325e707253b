import type { Application } from '@tv/contract/integrations/applications';
import { agoWords } from '@tv/client/lib/format/ago.ts';
import { shortMoment } from '@tv/client/lib/format/short-dates.ts';
import * as text from '@tv/strings/en/studio/developers/applications.ts';
import { Button } from '@tv/ui/button.tsx';
import style from '@tv/ui/page-section.module.css';

type ApplicationLineProps = {
  application: Application;
  onChange: () => void;
  onAsk: (what: 'secret' | 'delete') => void;
};

/** One application: what it is, and what may be done with it. */
export function ApplicationLine({ application, onChange, onAsk }: ApplicationLineProps) {
  const { id, name, type, hasSecret, createdAt, formerSecretEndsAt } = application;
  const unseen = <span className="visually-hidden">: {name}</span>;
  return (
    <li className={style.line}>
      <div className={style.facts}>
        <p className={style.name} dir="auto">
          {name}
        </p>
        <p className={style.detail}>
          {text.types[type]}
          {' · '}
          {text.created(agoWords(createdAt))}
          {formerSecretEndsAt && ` · ${text.formerEnds(shortMoment(formerSecretEndsAt))}`}
        </p>
        <p className={style.detail}>
          {text.clientId} <code className={style.record}>{id}</code>
        </p>
      </div>
      <div className={style.buttons}>
        <Button size="small" look="neutral" onClick={onChange}>
          {text.change}
          {unseen}
        </Button>
        {hasSecret && (
          <Button size="small" look="neutral" onClick={() => onAsk('secret')}>
            {text.newSecret}
            {unseen}
          </Button>
        )}
        <Button size="small" look="neutral" onClick={() => onAsk('delete')}>
          {text.remove}
          {unseen}
        </Button>
      </div>
    </li>
  );
}
