import type { DeskAnswer, DeskGiven, DeskName } from './desk.ts';

async function atDesk<Name extends DeskName>(name: Name, given: DeskGiven<Name>): Promise<DeskAnswer<Name>> {
  const answer = await fetch(`http://127.0.0.1:${process.env['E2E_DESK_PORT']}/${name}`, {
    method: 'POST',
    body: JSON.stringify(given),
  });
  if (!answer.ok) throw new Error(`The desk refused "${name}": ${await answer.text()}`);
  return (await answer.json()) as DeskAnswer<Name>;
}

/** An item of its own for a test, ready to play and published unless told otherwise; answers its id. Nothing is encoded. */
export const newItem = async (given: DeskGiven<'items'>): Promise<string> =>
  (await atDesk('items', given)).id;

/** An item's live event in a state that it has without a stream. */
export const newLiveEvent = (given: DeskGiven<'liveEvents'>) => atDesk('liveEvents', given);

/** A category, of Aurora Energy unless told otherwise; answers its id. */
export const newCategory = async (given: DeskGiven<'categories'>): Promise<string> =>
  (await atDesk('categories', given)).id;

/** Somebody with an account of their own for a test, a viewer of Aurora Energy unless told otherwise. */
export const newPerson = (given: DeskGiven<'people'> = {}) => atDesk('people', given);

/** An organization of its own for a test, and its admin's e-mail address. */
export const newOrganization = (given: DeskGiven<'organizations'> = {}) => atDesk('organizations', given);

/** Somebody, by their e-mail address, has watched an item to its end, or parts of it; analytics have counted it. */
export const newView = (given: DeskGiven<'views'>) => atDesk('views', given);
