import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useCooldownAfterTries } from '@tv/client/lib/forms/use-cooldown.ts';
import { Button } from '@tv/ui/button.tsx';
import { TooManyTries } from '@tv/ui/forms/too-many-tries.tsx';
import { Field } from './field.tsx';
import styles from './form.module.css';
import { nobody, problemsIn, problemsOf, type NewPerson } from './new-person.ts';
import { PasswordField } from './password-field.tsx';
import { usePasswordRules } from './password-rules.ts';
import { refusalOf, toastRefusal } from './refusal.ts';
import { pleaseWait } from '@tv/strings/en/parts/form.ts';
import { meetEveryRule } from '@tv/strings/en/registration/password-rules.ts';
import * as text from '@tv/strings/en/registration/registration.ts';
import { nameLimits } from '@tv/contract/limits/name-limits';

type PersonFormProps<Answer> = {
  email: string;
  action: string;
  asksOrganization?: boolean;
  /** False where another provider signs people in. */
  setsPassword: boolean;
  send: (person: NewPerson) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  /** Takes a refusal that ends the page. */
  onRefused: (error: unknown) => void;
};

/** The fields for a person and their sign-in. */
export function PersonForm<Answer>(props: PersonFormProps<Answer>) {
  const { email, action, asksOrganization = false, setsPassword, send, onDone, onRefused } = props;
  const [person, setPerson] = useState(nobody);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [tries, setTries] = useState(0);
  const [left, restAfter] = useCooldownAfterTries();
  const form = useRef<HTMLFormElement>(null);
  const password = usePasswordRules(person.newPassword);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) => {
      if (restAfter(error)) return;
      const refusal = refusalOf(error);
      if (refusal === 'name-taken' || Object.keys(problemsIn(error)).length > 0) setTries(tries + 1);
      else if (['full', 'unexpected'].includes(refusal)) toastRefusal(error);
      else onRefused(error);
    },
  });

  const missing = problemsOf(person, { organization: asksOrganization, password: setsPassword });
  const refused = sending.isError ? problemsIn(sending.error) : {};
  if (sending.isError && refusalOf(sending.error) === 'name-taken') refused.organizationName = text.nameTaken;
  const errorOf = (name: keyof NewPerson) =>
    refused[name] ?? (changed.has(name) || tries > 0 ? missing[name] : undefined);
  const passwordError =
    errorOf('newPassword') ||
    password.problem ||
    (tries > 0 && password.isRefused ? meetEveryRule : undefined);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  const fieldOf = (name: keyof NewPerson) => ({
    name,
    value: person[name],
    error: errorOf(name),
    onChange: (typed: string) => {
      setPerson((before) => ({ ...before, [name]: typed }));
      // A telephone number is wrong until its last digit: it is looked at when the form is sent.
      if (name !== 'phoneNumber') setChanged((before) => new Set([...before, name]));
      if (sending.isError) sending.reset();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending.isPending || left > 0) return;
    if (Object.keys(missing).length > 0 || (setsPassword && password.isRefused)) setTries(tries + 1);
    else sending.mutate(person);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {asksOrganization && (
        <Field
          label={text.organizationName}
          autoComplete="organization"
          maxLength={nameLimits.organization}
          {...fieldOf('organizationName')}
        />
      )}
      <Field
        label={text.firstName}
        autoComplete="given-name"
        maxLength={nameLimits.person}
        {...fieldOf('firstName')}
      />
      <Field
        label={text.lastName}
        autoComplete="family-name"
        maxLength={nameLimits.person}
        {...fieldOf('lastName')}
      />
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {setsPassword && (
        <PasswordField {...fieldOf('newPassword')} error={passwordError} rules={password.rules} />
      )}
      <Field
        label={text.phoneNumber}
        type="tel"
        autoComplete="tel"
        maxLength={20}
        isOptional
        help={text.phoneHelp}
        {...fieldOf('phoneNumber')}
      />
      <Button type="submit" look="primary" size="large" aria-disabled={sending.isPending || left > 0}>
        {sending.isPending ? pleaseWait : action}
      </Button>
      <TooManyTries left={left} />
    </form>
  );
}
