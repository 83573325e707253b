// @vitest-environment jsdom
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderHook } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { call, callPaged } from './call.ts';
import { configuration } from './configuration.ts';
import { useOpenDialog } from '../layout/dialogs.ts';
import { session } from '../session/session-state.ts';

const renew = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('../sign-in/client.ts', () => ({ renew }));

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const service = createServer((request, response) => answer(request, response));
const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const element = document.createElement('script');
  element.id = 'configuration';
  element.type = 'application/json';
  const { port } = service.address() as AddressInfo;
  element.textContent = JSON.stringify({ apiBase: `http://127.0.0.1:${port}/api` });
  document.body.append(element);
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
afterEach(() => session.set({ status: 'signed-out' }));

const params = { id: '1' };
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );

it('sends the placeholder bearer for nobody and the access token for a person', async () => {
  const bearers: (string | undefined)[] = [];
  answer = (request, response) => {
    bearers.push(request.headers.authorization);
    json(response, 200, { id: '1', name: 'Aurora' });
  };
  expect(await call('GET /Organizations/:id/Publics', { params })).toEqual({ id: '1', name: 'Aurora' });
  session.set({ status: 'signed-in', accessToken: 'secret', subject: 's', expiresAt: 0 });
  await call('GET /Organizations/:id/Publics', { params });
  expect(bearers).toEqual(['Bearer public', 'Bearer secret']);
});

it('tells status, code and data of a refusal', async () => {
  answer = (_, response) =>
    json(response, 400, {
      errorCode: 23,
      reason: 'people.joinFirst',
      exceptionData: { organizationId: '9' },
    });
  const error = await failure(call('GET /Organizations/:id/Publics', { params }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: 'Request failed with status code 400',
    status: 400,
    errorCode: 23,
    exceptionData: { organizationId: '9' },
    reason: 'people.joinFirst',
  });
  expect(renderHook(useOpenDialog).result.current).toEqual({ name: 'join', organizationId: '9' });
});

it('tells how long to wait on a 429, and bears an answer that is no JSON', async () => {
  answer = (_, response) => response.writeHead(429, { 'retry-after': '12' }).end('slow down');
  const error = await failure(call('GET /Organizations/:id/Publics', { params }));
  expect(error).toMatchObject({ status: 429, errorCode: 0, retryAfter: 12 });
});

it('names an abort and a dead network by their fixed words', async () => {
  answer = () => {};
  const leaving = new AbortController();
  const aborted = failure(call('GET /Organizations/:id/Publics', { params, signal: leaving.signal }));
  leaving.abort();
  expect(await aborted).toMatchObject({ message: 'Request aborted', status: undefined });
  answer = (request) => request.destroy();
  const dead = await failure(call('GET /Organizations/:id/Publics', { params }));
  expect(dead).toMatchObject({ message: 'Network Error', status: undefined });
});

it('ends a call that gets no answer within 15 seconds', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  answer = () => limit.abort();
  expect(await failure(call('GET /Organizations/:id/Publics', { params }))).toMatchObject({
    message: 'timeout of 15000 ms exceeded',
  });
  expect(timeout).toHaveBeenCalledWith(15_000);
  timeout.mockRestore();
});

it('renews a refused token once and tries again', async () => {
  session.set({ status: 'signed-in', accessToken: 'old', subject: 's', expiresAt: 0 });
  renew.mockImplementation(() => {
    session.set({ status: 'signed-in', accessToken: 'new', subject: 's', expiresAt: 1 });
    return Promise.resolve(true);
  });
  answer = (request, response) =>
    request.headers.authorization === 'Bearer new' ? json(response, 200, []) : json(response, 401, {});
  expect(await call('GET /Categories')).toEqual([]);
  renew.mockResolvedValue(false);
  answer = (_, response) => json(response, 401, {});
  expect(await failure(call('GET /Categories'))).toMatchObject({ status: 401 });
});

it('reads the pages from the headers', async () => {
  answer = (_, response) =>
    json(response, 200, [], {
      'x-pagination-total-pages': '5',
      'x-pagination-total-results': '93',
      'x-pagination-total-exact': 'false',
      'x-pagination-next': 'mark%20',
      'x-search-corrected-term': encodeURIComponent('Übergang & Ufer'),
      'x-search-omitted-words': encodeURIComponent('dangers naïve'),
    });
  expect(await callPaged('GET /Categories')).toEqual({
    answer: [],
    totalPages: 5,
    totalResults: 93,
    isTotalExact: false,
    next: 'mark%20',
    correctedTerm: 'Übergang & Ufer',
    omittedWords: 'dangers naïve',
  });
});

it('takes an answer that came with the page once, and never for a person', async () => {
  const path = `${configuration().apiBase}/Organizations/1/Publics`;
  configuration().firstAnswers = { [path]: { id: '1', name: 'From the page' } };
  answer = (_, response) => json(response, 200, { id: '1', name: 'From the service' });
  const ask = () => call('GET /Organizations/:id/Publics', { params });
  session.set({ status: 'signed-in', accessToken: 'secret', subject: 's', expiresAt: 0 });
  expect(await ask()).toMatchObject({ name: 'From the service' });
  session.set({ status: 'signed-out' });
  expect(await ask()).toMatchObject({ name: 'From the page' });
  expect(await ask()).toMatchObject({ name: 'From the service' });
});

it('has texts in the language of the page, but for those who manage them', async () => {
  const item = {
    ...{ title: 'Rückblick', translations: { en: { title: 'Review' } } },
    categories: [{ name: 'Vorträge', translations: { fr: { name: 'Exposés' } } }],
  };
  answer = (_, response) => json(response, 200, item);
  expect(await call('GET /MediaContents/Publics/:id', { params })).toEqual({
    title: 'Review',
    categories: [{ name: 'Vorträge' }],
  });
  expect(await call('GET /Management/MediaContents/:id', { params })).toEqual(item);
});
