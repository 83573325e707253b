import { expect, test } from 'vitest';
import {
  copiedFromContext,
  environmentOf,
  isInContext,
  lastStep,
  readStages,
  type Stage,
} from './test-dockerfile.ts';

/** Rules as hadolint has them, and what a platform asks of an image. Each finds the steps that break it. */
const rules: Record<string, (stages: Stage[]) => string[]> = {
  'every base image has a whole version as its tag': (stages) =>
    stages
      .filter(({ image }) => !stages.some(({ name }) => name === image))
      .filter(({ tag }) => !/^\d+(\.\d+)+-/.test(tag))
      .map(({ image, tag }) => `${image}:${tag}`),
  'nothing is fetched by ADD': (stages) => stepsOf(stages, 'ADD'),
  'package lists are removed where they were read, and nothing recommended comes along': (stages) =>
    stepsOf(stages, 'RUN').filter(
      (text) =>
        text.includes('apt-get') &&
        !/apt-get update && .*--yes --no-install-recommends .* rm -rf \/var\/lib\/apt\/lists\/\*/.test(text),
    ),
  'no step upgrades, becomes root or pipes into a shell': (stages) =>
    stepsOf(stages, 'RUN').filter((text) => /\b(sudo|upgrade|curl|wget)\b|\|/.test(text)),
  'every file of the image has an owner': (stages) =>
    stages
      .at(-1)!
      .steps.filter(({ keyword, flags }) => keyword === 'COPY' && flags.chown !== 'root:root')
      .map(({ text }) => text),
  'the service is run without a shell': (stages) =>
    ['ENTRYPOINT', 'CMD', 'HEALTHCHECK'].filter((keyword) => !lastStep(stages.at(-1)!, keyword).exec),
  'the user is a number, not root, and stays': (stages) => {
    const { steps } = stages.at(-1)!;
    const users = steps.filter(({ keyword }) => keyword === 'USER').map(({ text }) => text);
    const isLast =
      steps.findLastIndex((each) => each.keyword === 'RUN') <
      steps.findIndex((each) => each.keyword === 'USER');
    return users.length === 1 && /^[1-9]\d*:[1-9]\d*$/.test(users[0]!) && isLast ? [] : users.concat('USER');
  },
  'no secret is written into the image': (stages) =>
    stages.flatMap(({ steps }) =>
      steps
        .filter(({ keyword }) => keyword === 'ENV' || keyword === 'ARG')
        .filter(({ text }) => /SECRET|PASSWORD|TOKEN|KEY|DATABASE_URL/.test(text))
        .map(({ text }) => text),
    ),
};

const stepsOf = (stages: Stage[], keyword: string) =>
  stages.flatMap(({ steps }) => steps.filter((each) => each.keyword === keyword).map(({ text }) => text));

test.each(Object.keys(rules))('%s', (name) => {
  expect(rules[name]!(readStages())).toEqual([]);
});

test('the rules find what breaks them', () => {
  const wrong = readStages(`FROM node:latest AS build
RUN curl https://example.org | sh
FROM node
ENV SECRET_KEY=1
ADD https://example.org/x /x
RUN apt-get update && apt-get install ffmpeg
COPY a b
USER root
HEALTHCHECK CMD curl localhost
ENTRYPOINT node server/src/main.ts
CMD exec true`);
  expect(Object.keys(rules).filter((name) => rules[name]!(wrong).length === 0)).toEqual([]);
});

test('the image ends by SIGTERM, listens for others and has a folder for data', () => {
  const image = readStages().at(-1)!;
  expect(lastStep(image, 'STOPSIGNAL').text).toBe('SIGTERM');
  expect(environmentOf(image)).toMatchObject({ NODE_ENV: 'production', BIND: '0.0.0.0', DATA_DIR: '/data' });
  expect(lastStep(image, 'VOLUME').exec).toEqual(['/data']);
});

test('the image is made of a release: its Node, and no package is installed', () => {
  const [image, ...others] = readStages();
  expect(others).toEqual([]);
  expect(environmentOf(image!).PATH).toMatch(/^\/tv\/bin:/);
  expect(copiedFromContext(image!)).toEqual(['.']);
  expect(stepsOf([image!], 'RUN').filter((text) => text.includes('npm'))).toEqual([]);
});

test('the image gets the parts of a release that run, and neither documents, settings nor a log', () => {
  const parts = [
    'LICENSE',
    'package.json',
    'bin/node',
    'dist/sbom.cdx.json',
    'node_modules/fastify/package.json',
  ]
    .concat(['server/src/main.ts', 'cli/tv.ts', 'web/dist/index.html', 'demo/load.ts'])
    .filter((path) => !isInContext(path));
  expect(parts).toEqual([]);
  const excluded = [
    'server/.env',
    '.env',
    'data/x',
    '.git/x',
    'docs/operations.md',
    'deploy/compose.yaml',
    'web/x.log',
  ];
  expect(excluded.filter(isInContext)).toEqual([]);
});
