import type { FastifyInstance } from 'fastify';

/** Answers of calls of the API by their path, made as an anonymous visitor: nothing private can come in. */
export type AskAsVisitor = <Answer>(path: string) => Promise<Answer | undefined>;

export const createAskAsVisitor =
  (app: FastifyInstance, apiBase: string): AskAsVisitor =>
  async <Answer>(path: string) => {
    const answer = await app.inject({ url: apiBase + path, headers: { authorization: 'Bearer public' } });
    return answer.statusCode === 200 ? answer.json<Answer>() : undefined;
  };
