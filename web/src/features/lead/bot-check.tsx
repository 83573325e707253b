import { LoaderCircle, ShieldCheck } from 'lucide-react';
import box from '../../ui/field.module.css';
import style from './lead-form.module.css';
import type { BotCheckState } from './use-bot-check.ts';
import * as text from '../../strings/en/lead.ts';

const words: Record<BotCheckState, string> = {
  open: '',
  checking: text.checking,
  verified: text.verified,
  failed: text.checkFailed,
  expired: text.checkExpired,
};

/** A box to tick: the browser then works for a moment, which costs a person nothing and a program a lot. */
export function BotCheck({ check }: { check: { state: BotCheckState; start: () => void } }) {
  const { state, start } = check;
  const isBad = state === 'failed' || state === 'expired';
  return (
    <div className={style.check}>
      <label className={style.tick}>
        <input
          type="checkbox"
          checked={state === 'checking' || state === 'verified'}
          aria-disabled={state === 'checking' || state === 'verified'}
          onChange={start}
        />
        {text.notRobot}
      </label>
      <span className={isBad ? `${box.error} ${style.error}` : style.state} role="status">
        {state === 'checking' && <LoaderCircle className={style.turning} aria-hidden="true" />}
        {state === 'verified' && <ShieldCheck className={style.good} aria-hidden="true" />}
        {words[state]}
      </span>
    </div>
  );
}
