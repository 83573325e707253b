// Every call of the contract, as people inside and outside of the audience of items whose texts have a word that nothing else has.
import type { CallName } from '@tv/contract/calls/api';
import type { LightMyRequestResponse } from 'fastify';
import { expectedAnswers } from '../expected-answers/expected-answers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AudienceWorld,
  buildAudienceWorld,
  canary,
  inside,
  outside,
  restricted,
} from './audience-world.ts';
import { readOtherwise, readWithoutIt } from './read-audiences.ts';

let world: AudienceWorld;
beforeAll(async () => {
  world = await buildAudienceWorld();
});
afterAll(() => world.service.close());

test('to people outside the portal looks as if it had nothing that is not for them', async () => {
  expect(await readOtherwise(world, outside)).toEqual([]);
});

test('people inside find it in lists, rows, counts, searches and suggestions', async () => {
  expect(await readWithoutIt(world, inside)).toEqual([]);
});

const answerText = ({ statusCode, headers, body }: LightMyRequestResponse, id: string) =>
  JSON.stringify([
    statusCode,
    headers['cache-control'],
    body.replaceAll(id, 'ID').replace(/"traceId":"[^"]*"/g, ''),
  ]);

test('for people outside no call tells it from an item that does not exist', async () => {
  const wrong: string[] = [];
  const { items } = world;
  let made = 0;
  for (const name of Object.keys(expectedAnswers) as CallName[]) {
    if (expectedAnswers[name].of !== 'item') continue;
    for (const persona of outside)
      for (const target of restricted) {
        const answer = await world.ask(name, persona, target);
        const missing = await world.ask(name, persona, 'missing');
        made++;
        if (answerText(answer, items[target]!) !== answerText(missing, items['missing']!))
          wrong.push(
            `${name} as ${persona} at ${target}: ${answerText(answer, items[target]!)}, but missing: ${answerText(missing, items['missing']!)}`,
          );
        if (answer.body.includes(canary)) wrong.push(`${name} as ${persona} at ${target} tells it`);
      }
  }
  expect(wrong).toEqual([]);
  expect(made).toBeGreaterThan(1_000);
}, 600_000);

test('no reading of the contract tells people outside a word of it, and it opens to people inside', async () => {
  const wrong: string[] = [];
  for (const name of Object.keys(expectedAnswers) as CallName[]) {
    if (!name.startsWith('GET ')) continue;
    for (const persona of outside)
      for (const target of [...restricted, 'own'])
        if ((await world.ask(name, persona, target)).body.includes(canary))
          wrong.push(`${name} as ${persona} at ${target}`);
    const { of, answers } = expectedAnswers[name];
    if (of !== 'item' || name.includes('/Management/') || name.includes('Publics') || name.includes('Feeds'))
      continue;
    for (const persona of inside) {
      const [answer, own] = [
        await world.ask(name, persona, 'restricted'),
        await world.ask(name, persona, 'own'),
      ];
      if (answer.statusCode !== own.statusCode)
        wrong.push(
          `${name} as ${persona}: ${answer.statusCode}, but of an item for everybody ${own.statusCode} (${answers.own})`,
        );
    }
  }
  expect(wrong).toEqual([]);
}, 600_000);
