import { ActiveState } from '@tv/contract/enumerations';
import type { ManagedPerson } from '@tv/contract/people/people';
import { call, callForFile } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/organization/people.ts';
import { attempt } from '../parts/problems/attempt.ts';
import { saveFile } from '@tv/client/lib/browser/save-file.ts';
import { nameOf } from '@tv/client/lib/session/person-name.ts';
import { reloadPeople } from './queries.ts';

/** Milliseconds that the file with a person's data may take. */
const fileLimit = 120_000;

/** Does something with a person, says what came of it, and reads the list again. Answers whether it was done. */
const act = (work: () => Promise<unknown>, done: () => void): Promise<boolean> =>
  attempt(async () => {
    await work();
    done();
    await reloadPeople();
  }, text.unexpected);

/** Deactivates a member, or activates them again; the toast takes it back. */
export function setActive(person: ManagedPerson, isActive: boolean, mayUndo = true): Promise<boolean> {
  const name = nameOf(person);
  const status = isActive ? ActiveState.ACTIVE : ActiveState.INACTIVE;
  return act(
    () => call('PATCH /Management/People/:id', { params: { id: person.id }, body: { status } }),
    () =>
      toast(isActive ? text.activated(name) : text.deactivated(name), {
        ...(mayUndo && { undo: () => void setActive(person, !isActive, false) }),
      }),
  );
}

export const removeSecondStep = (person: ManagedPerson): Promise<boolean> =>
  act(
    () => call('DELETE /Management/People/:id/SecondStep', { params: { id: person.id } }),
    () => toast(text.secondStepRemoved(nameOf(person))),
  );

export const endMembership = (person: ManagedPerson): Promise<boolean> =>
  act(
    () => call('DELETE /Management/People/:id', { params: { id: person.id } }),
    () => toast(text.membershipEnded(nameOf(person))),
  );

/** Saves all that is stored about a person as a file. */
export const takeData = ({ id }: ManagedPerson): Promise<boolean> =>
  attempt(
    async () =>
      saveFile(
        await callForFile('GET /Management/People/:id/Data', { params: { id }, timeLimit: fileLimit }),
        `person-${id}.json`,
      ),
    text.unexpected,
  );
