import type { ApiKey } from '@tv/contract/integrations/api-keys';
import { agoWords } from '@tv/client/lib/format/ago.ts';
import { shortDate, shortMoment } from '@tv/client/lib/format/short-dates.ts';
import * as text from '@tv/strings/en/studio/developers/api-keys.ts';
import { Button } from '@tv/ui/button.tsx';
import style from '@tv/ui/page-section.module.css';
import { apart } from '@tv/strings/en/locale.ts';

type KeyLineProps = { apiKey: ApiKey; onRotate: () => void; onDelete: () => void };

/** One key: its name and beginning, what it may do, and its life. */
export function KeyLine({ apiKey, onRotate, onDelete }: KeyLineProps) {
  const { name, start, state, former } = apiKey;
  return (
    <li className={[style.line, state === 'active' ? '' : style.off].join(' ')}>
      <div className={style.facts}>
        <p className={style.name} dir="auto">
          {name}
        </p>
        <p className={style.detail}>
          <span className={style.record}>{start}…</span> · {text.states[state]} ·{' '}
          {boundsOf(apiKey).map(apart).join(' · ')}
        </p>
        <p className={style.detail}>{lifeOf(apiKey).map(apart).join(' · ')}</p>
        {former && (
          <p className={style.detail}>
            {former.usedAt
              ? text.formerUsed(shortMoment(former.endsAt), agoWords(former.usedAt))
              : text.formerUnused(shortMoment(former.endsAt))}
          </p>
        )}
        {state === 'stopped' && <p className={style.detail}>{text.stoppedHelp}</p>}
      </div>
      <div className={style.buttons}>
        {state !== 'expired' && (
          <Button size="small" look="neutral" onClick={onRotate}>
            {text.rotate}
            <span className="visually-hidden">: {name}</span>
          </Button>
        )}
        <Button size="small" look="neutral" onClick={onDelete}>
          {text.remove}
          <span className="visually-hidden">: {name}</span>
        </Button>
      </div>
    </li>
  );
}

const boundsOf = ({ scopes, categoryIds, allowedNetworks }: ApiKey) => [
  ...scopes.map((scope) => text.scopeNames[scope]),
  ...(categoryIds ? [text.onlyCategories(categoryIds.length)] : []),
  ...(allowedNetworks.length > 0 ? [text.onlyNetworks(allowedNetworks.length)] : []),
];

const lifeOf = ({ createdAt, madeBy, usedAt, expiresAt }: ApiKey) => [
  madeBy ? text.madeBy(agoWords(createdAt), madeBy) : text.made(agoWords(createdAt)),
  usedAt ? text.used(agoWords(usedAt)) : text.neverUsed,
  ...(expiresAt ? [text.expiresAt(shortDate(expiresAt))] : []),
];
