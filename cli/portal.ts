import { isLoopbackHost } from '@tv/contract/formats/network';
import { CommandProblem } from './command-problem.ts';
import { takeOption } from './arguments/take-option.ts';
import { text } from './texts.ts';

/** The portal that a command is for. */
export type Portal = {
  /** Where people reach it, without a slash at the end; a sign-in is stored under it. */
  url: string;
  /** Base of its calls. */
  api: string;
  /** It was named, by --portal or TV_PORTAL; else it is the one that runs on this computer. */
  isNamed: boolean;
  port: string;
};

/** An address that tokens may be sent to; throws in words for one that others could listen to. */
export function secureAddress(written: string): URL {
  const address = URL.canParse(written) ? new URL(written) : undefined;
  if (!address || !['https:', 'http:'].includes(address.protocol))
    throw new CommandProblem(text.noAddress({ text: written }));
  if (address.protocol === 'http:' && !isLoopbackHost(address.hostname))
    throw new CommandProblem(text.noHttps({ text: written }));
  return address;
}

export function portalOf(env = process.env): Portal {
  const port = env.PORT || '3000';
  if (!env.TV_PORTAL) {
    const url = (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, '');
    const host = env.BIND === '::1' ? '[::1]' : '127.0.0.1';
    return { url, api: `http://${host}:${port}/api`, isNamed: false, port };
  }
  const { origin } = secureAddress(env.TV_PORTAL);
  return { url: origin, api: `${origin}/api`, isNamed: true, port };
}

/** Takes `--portal <address>`, which every command knows, out of the arguments. */
export function takePortal(args: string[]): { portal: string | undefined; rest: string[] } {
  const { value: portal, rest, isRepeated } = takeOption('--portal', args);
  if (isRepeated) throw new CommandProblem(text.givenTwice({ option: 'portal' }));
  if (portal === '') throw new CommandProblem(text.needsAddress);
  return { portal, rest };
}
