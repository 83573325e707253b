import { Type } from 'typebox';
import { endpoints } from './endpoint.ts';
import { ById } from './fields.ts';
import { languages } from './languages.ts';
import { ProblemCode } from './problems.ts';

export const PublishedText = Type.Object({
  text: Type.Optional(Type.String({ description: 'Markdown; absent: the portal shows its neutral text' })),
});

/** Texts that the provider or an organization publishes in place of the portal's neutral ones. */
export const publishedTexts = endpoints({
  'GET /About/TermsOfService': {
    summary: 'Terms of service as Markdown; none where the provider has written none of its own.',
    access: 'anyone',
    query: Type.Object({ language: Type.Optional(Type.Enum([...languages])) }),
    answer: PublishedText,
  },
  'GET /Organizations/:id/AccessibilityStatement/Publics': {
    summary: 'The accessibility statement of an organization; none where it has written none of its own.',
    access: 'public',
    params: ById,
    answer: PublishedText,
    problems: [ProblemCode.NotFound],
  },
});
