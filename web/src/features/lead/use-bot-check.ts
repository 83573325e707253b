import { useCallback, useEffect, useRef, useState } from 'react';
import { solveBotCheck } from '@tv/client/lib/forms/solve-bot-check.ts';

/** Milliseconds that a token is offered: the service takes it for ten minutes from the question on. */
const goodFor = 9 * 60_000;

export type BotCheckState = 'open' | 'checking' | 'verified' | 'failed' | 'expired';
type Check = { state: BotCheckState; token?: string };

/** A proof of work, done on request. Its token is there while it is good. */
export function useBotCheck(solve: () => Promise<string> = solveBotCheck) {
  const [check, setCheck] = useState<Check>({ state: 'open' });
  const round = useRef(0);
  const forget = useCallback(() => {
    round.current += 1;
    setCheck({ state: 'open' });
  }, []);
  useEffect(
    () => () => {
      round.current += 1;
    },
    [],
  );
  useEffect(() => {
    if (check.state !== 'verified') return undefined;
    const timer = setTimeout(() => setCheck({ state: 'expired' }), goodFor);
    return () => clearTimeout(timer);
  }, [check]);
  const start = () => {
    if (check.state === 'checking' || check.state === 'verified') return;
    const mine = ++round.current;
    const settle = (settled: Check) => mine === round.current && setCheck(settled);
    setCheck({ state: 'checking' });
    solve().then(
      (token) => settle({ state: 'verified', token }),
      () => settle({ state: 'failed' }),
    );
  };
  return { state: check.state, token: check.token, start, forget };
}
