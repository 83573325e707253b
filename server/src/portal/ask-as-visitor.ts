import { ProblemCode } from '@tv/contract/problems';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../platform/http/problem.ts';

/**
 * Answers of calls of the API by their path, made as an anonymous visitor: nothing private can come in. `undefined`: not
 * there. What fails throws.
 */
export type AskAsVisitor = <Answer>(path: string) => Promise<Answer | undefined>;

export const createAskAsVisitor =
  (app: FastifyInstance, apiBase: string): AskAsVisitor =>
  async <Answer>(path: string) => {
    const answer = await app.inject({ url: apiBase + path, headers: { authorization: 'Bearer public' } });
    if (answer.statusCode >= 500)
      throw new Problem(
        503,
        ProblemCode.Other,
        'The portal cannot answer now. Please try again in a minute.',
        {
          retryAfterSeconds: 10,
        },
      );
    return answer.statusCode === 200 ? answer.json<Answer>() : undefined;
  };
