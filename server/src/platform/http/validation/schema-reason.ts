import { because, type ProblemReason } from '@tv/contract/reasons/problem-reasons';
import { textRules } from '@tv/contract/texts';
import type { FastifySchemaValidationError } from 'fastify';

/** What a schema asks of a value that breaks it, as the validator says it. */
type Broken = Pick<FastifySchemaValidationError, 'keyword' | 'params'>;

const ofFormat = {
  email: 'field.email',
  uri: 'field.address',
  'date-time': 'field.instant',
  date: 'field.date',
} as const;

/** Why a schema refuses a field. `allowed`: the only values that it takes, if it takes nothing else. */
export function schemaReason({ keyword, params }: Broken, allowed: readonly unknown[]): ProblemReason {
  const { limit, pattern, format } = params as { limit?: number; pattern?: string; format?: string };
  const bound = limit ?? 0;
  if (allowed.length > 0) return because('field.notOneOf', { allowed: allowed.join(', ') });
  switch (keyword) {
    case 'required':
      return because('field.missing');
    case 'additionalProperties':
      return because('field.unknown');
    case 'type':
      return because('field.type');
    case 'minLength':
      return because('field.tooShort', { least: bound });
    case 'maxLength':
      return because('field.tooLong', { most: bound });
    case 'minItems':
      return because('field.tooFew', { least: bound });
    case 'maxItems':
      return because('field.tooMany', { most: bound });
    case 'minimum':
      return because('field.tooSmall', { least: bound });
    case 'maximum':
      return because('field.tooLarge', { most: bound });
    case 'uniqueItems':
      return because('field.repeated');
    case 'pattern':
      return because(textRules.get(String(pattern)) ?? 'field.form');
    case 'format':
      return because(ofFormat[format as keyof typeof ofFormat] ?? 'field.form');
    default:
      return because('field.invalid');
  }
}
