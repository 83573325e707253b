import { AsyncLocalStorage } from 'node:async_hooks';

/** Who makes a call without being a person: by name, and by id where it is the service account of a key. */
export type Actor = { name: string; apiKeyId?: string | undefined };

/** How the audit log names the command line with the local service token, which is not a person. */
export const commandLineActor = "command line of the machine's owner";

/** How the audit log names the service account of a key. */
export const actorOfKey = (name: string): string => `API key "${name}"`;

const actors = new AsyncLocalStorage<Actor>();

/** Everything that `work` writes into the audit log without a person is the actor's. */
export const asActor = <Result>(actor: Actor, work: () => Result): Result => actors.run(actor, work);

/** The actor of the running call where it is not a person. `undefined`: the service by itself. */
export const currentActor = (): Actor | undefined => actors.getStore();
