import { apiBase } from '../platform/http/call-address.ts';
import type { Answer, CallName } from '@tv/contract/calls/api';
import { pathOf, type PreparedCall } from '@tv/contract/calls/first-calls';
import { ProblemCode } from '@tv/contract/problems';
import type { FastifyInstance } from 'fastify';
import { notForTheWeb } from '../platform/http/problem.ts';

/**
 * Makes a call of the API as an anonymous visitor, so that the page never contains a private answer. Returns `undefined` for 404
 * and throws for other failures.
 */
export type AskAsVisitor = <Name extends CallName>(
  call: PreparedCall<Name>,
) => Promise<Answer<Name> | undefined>;

export const createAskAsVisitor =
  (app: FastifyInstance): AskAsVisitor =>
  async <Name extends CallName>(call: PreparedCall<Name>) => {
    const answer = await app.inject({
      url: apiBase + pathOf(call),
      headers: { authorization: 'Bearer public' },
    });
    if (answer.statusCode >= 500)
      throw notForTheWeb(
        503,
        ProblemCode.Other,
        'The portal cannot answer at the moment. Please try again in a minute.',
        {
          retryAfterSeconds: 10,
        },
      );
    return answer.statusCode === 200 ? answer.json<Answer<Name>>() : undefined;
  };
