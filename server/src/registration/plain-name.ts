import { invalidField } from '../platform/problem.ts';

// Soft hyphens, fillers, spaces without width, marks and overrides of direction; not the joiners that scripts need.
const unseen =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/g;

/** A name as people see it: what nobody sees could make it look like another one, or turn the text around it. */
export function plainName(field: string, text: string): string {
  const name = text.normalize('NFC').replace(unseen, '').replace(/\s+/g, ' ').trim();
  if (!name) throw invalidField(field, 'must have letters that can be seen.');
  return name;
}
