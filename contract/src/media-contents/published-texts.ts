import { Type } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { ById, Id } from '../fields.ts';
import { languages } from '../languages/languages.ts';
import { ProblemCode } from '../problems.ts';

export const PublishedText = Type.Object({
  text: Type.Optional(Type.String({ description: 'Markdown; absent: the portal shows its neutral text' })),
});

const inLanguage = {
  language: Type.Optional(
    Type.Enum([...languages], {
      description: 'of the reader; a text that lacks it is answered in its default',
    }),
  ),
};

/** Texts that the provider or an organization publishes in place of the portal's neutral ones. */
export const publishedTexts = endpoints({
  'GET /About/TermsOfService': {
    summary:
      'Terms of service as Markdown: those of the organization, else those of the provider; none where neither has written some.',
    access: 'anyone',
    query: Type.Object({ ...inLanguage, organizationId: Type.Optional(Id) }),
    answer: PublishedText,
  },
  'GET /Organizations/:id/AccessibilityStatement/Publics': {
    summary: 'The accessibility statement of an organization; none where it has written none of its own.',
    access: 'public',
    params: ById,
    query: Type.Object(inLanguage),
    answer: PublishedText,
    problems: [ProblemCode.NotFound],
  },
});
