import { ProblemCode } from '@tv/contract/problems';
import type { FastifyInstance } from 'fastify';
import createRouter, { type HTTPMethod } from 'find-my-way';
import { notForTheWeb } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers what no other route of its folder knows, whatever the method. */
    answersUnknown?: true;
  }
}

/** The methods by which something is read. Node answers HEAD like GET, without the body. */
const reading: readonly string[] = ['GET', 'HEAD'];

/**
 * Answers 405 with `Allow` where an address is known by other methods alone, and OPTIONS with the same header. It says nothing of what an address names:
 * the shapes of addresses are public. `isPage` knows the addresses that no route has, because a page answers there. Belongs before the first route.
 */
export function answerKnownMethods(app: FastifyInstance, isPage: (path: string) => boolean): void {
  // Fastify does not tell which methods fit an address, so a router of the same kind has its routes once more.
  const router = createRouter();
  const methods = new Set<HTTPMethod>();
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.answersUnknown) return;
    for (const each of [method].flat() as HTTPMethod[]) {
      // The answers of CORS fit every address.
      if (url === '*' || router.hasRoute(each, url)) continue;
      router.on(each, url, () => {});
      methods.add(each);
    }
  });

  const methodsOf = (path: string): string[] => {
    const found = [...methods].filter((method) => router.find(method, path) !== null);
    const all = new Set<string>([...found, ...(isPage(path) ? reading : [])]);
    return all.size > 0 ? [...all.add('OPTIONS')].toSorted() : [];
  };

  app.addHook('onRequest', (request, reply, done) => {
    const { method, url, is404, routeOptions } = request;
    const isAnswered = !is404 && routeOptions.config.answersUnknown !== true;
    // The whole server is asked for by OPTIONS *.
    if (method === 'OPTIONS' ? url === '*' : isAnswered) return done();
    const allowed = methodsOf(url.split('?')[0] ?? '/');
    if (allowed.length === 0) return done(method === 'OPTIONS' ? unknownAddress() : undefined);
    if (method !== 'OPTIONS' && allowed.includes(method)) return done();
    reply.header('allow', allowed.join(', '));
    done(method === 'OPTIONS' ? undefined : methodRefused(method, allowed));
  });
}

const unknownAddress = () => notForTheWeb(404, ProblemCode.NotFound, 'This address does not exist.');
const methodRefused = (method: string, allowed: string[]) =>
  notForTheWeb(
    405,
    ProblemCode.Other,
    `This address does not take ${method}. It takes ${allowed.join(', ')}.`,
  );
