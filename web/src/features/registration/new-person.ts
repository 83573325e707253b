import { ApiError } from '@tv/client/lib/api/api-error.ts';
import * as form from '@tv/strings/en/parts/form.ts';
import { problems as passwordProblems } from '@tv/strings/en/registration/password-rules.ts';
import * as text from '@tv/strings/en/registration/registration.ts';

export type NewPerson = {
  organizationName: string;
  firstName: string;
  lastName: string;
  newPassword: string;
  phoneNumber: string;
};
export type Problems = Partial<Record<keyof NewPerson, string>>;

export const nobody: NewPerson = {
  organizationName: '',
  firstName: '',
  lastName: '',
  newPassword: '',
  phoneNumber: '',
};

/** E.164, written with the usual spaces, brackets, points and dashes. */
const isPhoneNumber = (typed: string) => /^\+[1-9]\d{6,14}$/.test(typed.replace(/[\s().-]/g, ''));

/** The problems of a form before it is sent, by field. */
export function problemsOf(
  person: NewPerson,
  wanted: { organization: boolean; password: boolean },
): Problems {
  const problems: Problems = {};
  const required: (keyof NewPerson)[] = ['firstName', 'lastName'];
  if (wanted.organization) required.push('organizationName');
  for (const name of required) if (person[name].trim() === '') problems[name] = form.requiredField;
  if (wanted.password && person.newPassword === '') problems.newPassword = form.requiredField;
  if (person.phoneNumber.trim() !== '' && !isPhoneNumber(person.phoneNumber))
    problems.phoneNumber = text.wrongPhone;
  return problems;
}

/** What the service found wrong with one field; empty where it refused something else. */
export function problemsIn(error: unknown): Problems {
  if (!(error instanceof ApiError) || error.status !== 400) return {};
  const field = /\w+$/.exec(String(error.exceptionData['field'] ?? ''))?.[0] ?? '';
  if (!(field in nobody)) return {};
  const { errors } = error.exceptionData as { errors?: { code: string; description: string }[] };
  const sentences = errors
    ?.map(
      ({ code, description }) => (passwordProblems as Partial<Record<string, string>>)[code] ?? description,
    )
    .join(' ');
  return { [field]: sentences || text.checkField };
}

/** The body of the call. A field that was left empty is left out. */
export const asAnswer = ({ firstName, lastName, newPassword, phoneNumber }: NewPerson) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  ...(newPassword && { newPassword }),
  ...(phoneNumber.trim() && { phoneNumber: phoneNumber.trim() }),
});
