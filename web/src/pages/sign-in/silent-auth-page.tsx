import { finishSilentSignIn } from '@tv/client/lib/session/session.ts';

/** Runs in a hidden frame: hands the provider's answer to the page around it, and does nothing else. */
export async function loader(): Promise<null> {
  await finishSilentSignIn().catch(() => {});
  return null;
}

export const SilentAuthPage = () => <main />;
