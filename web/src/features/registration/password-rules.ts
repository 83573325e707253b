import { useQuery } from '@tanstack/react-query';
import type { Answer } from '@tv/contract/calls/api';
import { useEffect, useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import * as text from '@tv/strings/en/registration/password-rules.ts';

type Requirements = Answer<'GET /IdpManager/DefaultPasswordPolicyRequirements'>;
type Problem = Answer<'POST /IdpManager/ValidateUserPasswordAgainstDefaultPolicy'>['errors'][number];
export type Rule = { code: string; text: string; isMet: boolean };

/** Milliseconds that typing rests before the service is asked. */
const pause = 200;

/** What the policy asks for, in the codes of its answers. */
const rulesOf = (policy: Requirements): [code: string, rule: string][] => [
  ['TooShort', text.length(policy.requiredLength)],
  ...(policy.requireDigit ? [['RequiresDigit', text.digit] as [string, string]] : []),
  ...(policy.requireLowercase ? [['RequiresLowercase', text.lowerCase] as [string, string]] : []),
  ...(policy.requireUppercase ? [['RequiresUppercase', text.capital] as [string, string]] : []),
  ...(policy.requireNonAlphanumeric ? [['RequiresNonAlphanumeric', text.special] as [string, string]] : []),
  ['TooCommon', text.notCommon],
];

/** The rules, ticked off as the service sees the typed password, and what else is wrong with it. */
export function usePasswordRules(password: string): { rules: Rule[]; problem: string; isRefused: boolean } {
  const { data: policy } = useQuery({
    queryKey: ['password-policy'],
    staleTime: Infinity,
    queryFn: ({ signal }) => call('GET /IdpManager/DefaultPasswordPolicyRequirements', { signal }),
  });
  const [seen, setSeen] = useState<{ password: string; errors: Problem[] }>();
  useEffect(() => {
    if (password === '') return undefined;
    const ending = new AbortController();
    const timer = setTimeout(() => {
      call('POST /IdpManager/ValidateUserPasswordAgainstDefaultPolicy', {
        body: { password },
        signal: ending.signal,
      }).then(
        ({ errors }) => setSeen({ password, errors }),
        // Without an answer nothing is ticked; the service looks again at what is sent.
        () => {},
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [password]);

  const errors = password === '' ? undefined : seen?.errors;
  const broken = new Set(errors?.map(({ code }) => code));
  const rules = policy ? rulesOf(policy) : [];
  const listed = new Set(rules.map(([code]) => code));
  const others = errors?.filter(({ code }) => !listed.has(code)) ?? [];
  return {
    rules: rules.map(([code, rule]) => ({
      code,
      text: rule,
      isMet: errors !== undefined && !broken.has(code),
    })),
    problem: others
      .map(({ code, description }) => (text.problems as Partial<Record<string, string>>)[code] ?? description)
      .join(' '),
    isRefused: password !== '' && seen?.password === password && seen.errors.length > 0,
  };
}
