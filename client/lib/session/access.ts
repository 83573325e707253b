import { portalPath } from '@tv/contract/pages/page-paths';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import type { QueryClient } from '@tanstack/react-query';
import { admit, type Admission } from './current-user.ts';
import { isFramedByOthers } from '../browser/framed.ts';
import { memberArea, publicArea, type Area } from '../area/area.ts';
import { queryClient } from '../api/query-client.ts';
import { startSession } from './session.ts';

const here = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};

/** The member's pages: a person who may enter, or the way to the view that says why not. */
export async function admitMember({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<Admission> {
  await startSession();
  const admission = await admit();
  if (admission.kind === 'NEWUSER')
    throw redirect(`${portalPath('new-user')}?redirect=${encodeURIComponent(here(request))}`);
  if (admission.kind === 'AUTHORIZATION') throw redirect(portalPath('unauthorized'));
  return admission;
}

/** The public pages: anybody; a person who signed in here before is known by then. */
export async function admitAnybody(): Promise<Admission> {
  const session = await startSession();
  if (session.status !== 'signed-in') return { kind: 'EXPIRED' };
  // A person who may not enter as a member is a visitor here.
  return admit().catch((): Admission => ({ kind: 'EXPIRED' }));
}

/** An embedded page never redirects: it says itself what a person without a session can do. */
export async function admitEmbedded(): Promise<Admission> {
  await startSession(isFramedByOthers);
  return admit().catch((): Admission => ({ kind: 'EXPIRED' }));
}

/** Says that an account has no access, which is nothing to say to nobody. */
export async function leaveUnlessRefused(): Promise<Admission | null> {
  const session = await startSession();
  if (session.status !== 'signed-in') throw redirect(portalPath('new-user'));
  return leaveWhenAdmitted();
}

/** Error views that a person who may enter has no business on. */
export async function leaveWhenAdmitted(): Promise<Admission | null> {
  await startSession();
  const admission = await admit().catch(() => undefined);
  if (admission?.kind === 'ADMITTED') throw redirect('/');
  return admission ?? null;
}

type Prefetched = Parameters<QueryClient['prefetchQuery']>[0];

/** Starts a screen's data beside its code. Nothing waits for it; the screen shows what failed. */
export function startData({ params }: LoaderFunctionArgs, queries: (area: Area) => object[]): null {
  void areaWhenKnown(params['orgId'])
    .then((area) => area && Promise.all(queries(area).map((query) => start(query as Prefetched))))
    .catch(() => {});
  return null;
}

const start = (query: Prefetched) =>
  'initialPageParam' in query
    ? queryClient.prefetchInfiniteQuery(query as Parameters<QueryClient['prefetchInfiniteQuery']>[0])
    : queryClient.prefetchQuery(query);

async function areaWhenKnown(orgId: string | undefined): Promise<Area | undefined> {
  if (orgId !== undefined) {
    await admitAnybody();
    return publicArea(orgId);
  }
  await startSession();
  const admission = await admit();
  return admission.kind === 'ADMITTED' ? memberArea(admission.user.organizationId) : undefined;
}
