import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { authenticate } from './authenticate.ts';
import type { Problem } from '../http/problem.ts';
import { inEnglish } from '../sentences.ts';
import type { TokenFinding } from './token-finding.ts';
import { TokenProblem } from './token-problem.ts';

const warnings: unknown[][] = [];
const request = {
  headers: { authorization: 'Bearer a-token-that-nobody-sees' },
  log: { warn: (...words: unknown[]) => warnings.push(words) },
} as unknown as FastifyRequest;

const ask = (problem: TokenProblem) =>
  authenticate(
    {
      verifyToken: () => Promise.reject(problem),
      findPerson: () => Promise.resolve(undefined),
      organizationOfGuest: async () => undefined,
      findServiceAccount: () => Promise.reject(new Error('no keys')),
      countCall: async () => {},
      seenAs: () => Promise.reject(new Error('nobody is seen')),
      localServiceToken: 'local',
    },
    { request, reply: {} as FastifyReply },
    'GET /WatchlistContents',
  ).catch((answer: unknown) => answer as Problem) as Promise<Problem>;

it('tells the reason of a token that cannot be used, in the log once and to whoever sent it', async () => {
  const finding: TokenFinding = { code: 'audience', what: ['tokenSignature'] };
  for (let time = 0; time < 3; time++) {
    const answer = await ask(new TokenProblem('invalid', 'Not for us.', undefined, finding));
    expect(answer).toMatchObject({ status: 401, exceptionData: { reason: 'audience' } });
  }
  expect(warnings).toEqual([[{ reason: 'audience' }, inEnglish(['tokenSignature'])]]);
  expect(JSON.stringify(warnings)).not.toContain('nobody-sees');
});

it('says of one that has ended, or of a silent provider, what they are', async () => {
  const expired = await ask(new TokenProblem('expired', 'Over.'));
  expect([expired.status, expired.exceptionData]).toEqual([401, undefined]);
  expect((await ask(new TokenProblem('unavailable', 'Silent.'))).status).toBe(503);
});
