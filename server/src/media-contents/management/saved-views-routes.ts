import { because } from '@tv/contract/reasons/problem-reasons';
import type { SavedView } from '@tv/contract/media-contents/saved-views';
import { type Caller, requirePerson } from '../../platform/auth/caller.ts';
import { invalidField, notForTheWeb } from '../../platform/http/problem.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { MediaContentsDeps } from '../deps.ts';
import { listSavedViews, type Member, writeSavedViews } from './saved-views-db.ts';

/** The views of the content list that a person saved in their current organization. */
export function serveSavedViews(serve: Serve, { db }: Pick<MediaContentsDeps, 'db'>): void {
  serve('GET /Management/Views', async ({ caller }) => listSavedViews(db, memberOf(caller)));

  serve('PUT /Management/Views', async ({ caller, body }) => {
    const member = memberOf(caller);
    const views = body.views.map(readView);
    refuseSameNames(views);
    await db.transaction((queries) => writeSavedViews(queries, member, views));
    return listSavedViews(db, member);
  });
}

function memberOf(caller: Caller): Member {
  if (caller.kind === 'command-line') throw notForTheWeb(403, 0, 'The command line has no saved views.');
  const { id, organizationId } = requirePerson(caller);
  return { personId: id, organizationId };
}

const readView = ({ name, query }: SavedView): SavedView => ({
  name: name.trim(),
  query: query.replace(/^\?/, ''),
});

function refuseSameNames(views: readonly SavedView[]): void {
  const names = new Set<string>();
  for (const { name } of views) {
    const folded = name.toLocaleLowerCase('en');
    if (names.has(folded)) throw invalidField('views', because('items.sameViewName', { name }));
    names.add(folded);
  }
}
