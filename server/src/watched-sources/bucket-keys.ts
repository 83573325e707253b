import { createSealedText } from '../platform/auth/sealed-text.ts';

/** The secret keys of watched buckets, which the database holds encrypted. */
export function createBucketKeys(secretKey: string) {
  const seal = createSealedText(secretKey, 'watched bucket');
  const nameOf = (id: string) => `key of ${id}`;
  return {
    seal: (id: string, secret: string) => seal.seal(nameOf(id), secret),
    open: (id: string, sealed: string) => seal.open(nameOf(id), sealed),
  };
}
export type BucketKeys = ReturnType<typeof createBucketKeys>;
