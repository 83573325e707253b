import type { TextsOf } from '@tv/contract/reason';
import { requestReasons } from '@tv/contract/reasons/requests';
import { number, plural } from './locale.ts';

/** Why the service refused something; about a field without its label. Sentences that are the service's own come from there. */
export const texts: TextsOf<typeof requestReasons> = {
  ...requestReasons,
  'request.notForTheWeb': 'The service did not accept this.',
  'request.malformed': 'The service could not read this. Reload the page, then try again.',
  'request.tooLarge': 'This is too large.',
  'request.notFound': 'This no longer exists, or you do not have access to it.',
  'access.signIn': 'You are no longer signed in. Sign in again.',
  'access.unusableToken': 'The portal cannot use your sign-in. Tell your admin.',
  'access.adminsOnly': 'Only admins can do this. Ask one of them.',
  'access.managersOnly': 'Only organization managers and admins can do this. Ask one of them.',
  'access.reviewersOnly':
    'Only organization managers, admins and members who may review can do this. Ask one of them.',
  'field.missing': 'Something is missing here.',
  'field.unknown': 'This page is older than the service. Reload it, then try again.',
  'field.type': 'This value has the wrong type.',
  'field.tooShort': ({ least }) =>
    least === 1 ? 'Something is missing here.' : `Enter ${number(least)} characters or more.`,
  'field.tooLong': 'Enter at most {most:number} characters.',
  'field.tooFew': ({ least }) =>
    plural(least, { one: 'At least # entry is needed.', other: 'At least # entries are needed.' }),
  'field.tooMany': ({ most }) =>
    plural(most, { one: 'At most # entry fits here.', other: 'At most # entries fit here.' }),
  'field.tooSmall': 'The minimum is {least:number}.',
  'field.tooLarge': 'The maximum is {most:number}.',
  'field.repeated': 'The same entry occurs twice.',
  'field.notOneOf': 'This is not one of the possible values.',
  'field.email': 'Enter an email address like name@example.com.',
  'field.address': 'Enter an address like https://www.example.com.',
  'field.instant': 'Enter a date and a time.',
  'field.date': 'Enter a date.',
  'field.form': 'This has the wrong format.',
  'field.line': 'Enter one line, without control characters.',
  'field.filledLine': 'Enter one line of visible text, without control characters.',
  'field.lines': 'Remove the control characters.',
  'field.noText': 'This contains invalid characters.',
  'field.infinite': 'This number is too large.',
  'field.invalid': 'This is not valid.',
  'field.timeZone': 'Enter a time zone such as Europe/Berlin.',
  'field.taken': 'This is taken. Choose another one.',
  'field.future': 'Choose a time in the future.',
  'field.past': 'This is in the future. Schedule the item instead.',
  'field.picture': 'Choose a PNG, JPEG, WebP or AVIF picture.',
  'field.bodyTooLong': 'The file is larger than {most:size}.',
  'field.bodyEmpty': 'The file is empty.',
  'period.days': 'This period cannot be chosen.',
  'period.otherEnd': 'Choose both ends of the period.',
  'period.backwards': 'The period ends before it begins.',
  'period.years': 'Choose a day in the years 2000 to 2999.',
  'period.tooLong': 'The period is longer than {most:number} days.',
  'period.end': 'The period ends before it begins.',
  'period.calendar': 'The period is longer than {most:number} days.',
};
