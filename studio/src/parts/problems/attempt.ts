import { toast } from '@tv/client/lib/layout/toasts.ts';
import { reasonOf } from './reason-of.ts';

/** Does something; where it fails, a toast says why. Answers whether it was done. `otherwise`: the sentence for a failure of which the service tells no reason. */
export async function attempt(work: () => Promise<unknown>, otherwise: string): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    toast(reasonOf(error, otherwise));
    return false;
  }
}
