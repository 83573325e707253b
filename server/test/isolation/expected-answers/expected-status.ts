import { api, type CallName } from '@tv/contract/calls/api';
import { expectedAnswers } from './expected-answers.ts';
import { statusOfKey } from './expected-keys.ts';
import { isKeyPersona } from '../key-personas.ts';
import { audiences, columnOf, columns, type Persona } from '../personas.ts';
import type { Target } from '../isolation-world.ts';

/** The status that a persona gets for a call at a target, by the tables of expected answers. `undefined`: the call has no such target. */
export const statusOf = (name: CallName, persona: Persona, target: Target): string | undefined => {
  if (isKeyPersona(persona)) return statusOfKey(name, persona, target);
  const row = expectedAnswers[name];
  const audience = audiences[target];
  // Of its audience an item is like one for all members, and for everybody else like none.
  if (audience) {
    if (row.of !== 'item') return undefined;
    return statusOf(name, persona, audience.includes(persona) ? 'own' : 'missing');
  }
  // The upload is the content manager's alone.
  if (row.of === 'upload' && persona === 'content manager of another category' && target === 'own')
    return statusOf(name, persona, 'missing');
  // They make the calls of uploads, and none of these uploads is theirs.
  if (persona === 'member who may record' && api[name].access === 'content-manager-or-recorder')
    return row.answers[target] && statusOf(name, 'content manager', row.of === 'upload' ? 'missing' : target);
  const { answers, guest, categoryGuest } = row;
  const byCookie =
    persona === 'guest'
      ? guest?.[target]
      : persona === 'guest of a category'
        ? categoryGuest?.[target]
        : undefined;
  return byCookie ?? answers[target]?.split(' ')[columns.indexOf(columnOf(persona, target))];
};
