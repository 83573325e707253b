import { AsyncLocalStorage } from 'node:async_hooks';

/** How the audit log names the command line with the local service token, which is not a person. */
export const commandLineActor = "command line of the machine's owner";

const actors = new AsyncLocalStorage<string>();

/** Everything that `work` writes into the audit log without a person is the command line's. */
export const asCommandLine = <Result>(work: () => Result): Result => actors.run(commandLineActor, work);

/** The actor of the running call where it is not a person. `undefined`: the service by itself. */
export const currentActor = (): string | undefined => actors.getStore();
