import type { Provider } from 'oidc-provider';
import type { Account } from '../accounts.ts';
import type { UpstreamPerson } from './connections.ts';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Milliseconds in which a sign-in goes on after an organization's provider has vouched for the person. */
const vouchedTime = 30 * 60_000;

/** Whom an organization's provider has vouched for in this sign-in. */
export interface Vouched {
  connectionId: string;
  connectionName: string;
  /** Of the settings with which the person signed in there. */
  version: number;
  person: UpstreamPerson;
  /** The subject of the account that it is for. */
  account: string;
  /** The account has to be linked first, by its own password or passkey. */
  isToLink: boolean;
  at: number;
}

/** What a sign-in has of its way over an organization's provider. */
interface Stored {
  /** The address that was typed first. */
  address?: string;
  /** The key of a sign-in at a provider that has begun. */
  upstream?: string;
  vouched?: Vouched;
}

export const storedIn = ({ result }: Interaction): Stored =>
  (result?.['connections'] as Stored | undefined) ?? {};

/** Stores it beside what else the sign-in has. */
export async function store(interaction: Interaction, more: Stored): Promise<void> {
  interaction.result = { ...interaction.result, connections: { ...storedIn(interaction), ...more } };
  await interaction.persist();
}

/** What a provider has said in this sign-in of an account, as long as it counts. */
export function vouchedFor(
  interaction: Interaction,
  account: Pick<Account, 'subject'> | undefined,
  now: Date,
): Vouched | undefined {
  const { vouched } = storedIn(interaction);
  const isFresh = vouched && vouched.at + vouchedTime > now.getTime();
  return isFresh && (!account || vouched.account === account.subject) ? vouched : undefined;
}
