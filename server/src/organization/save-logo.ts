import sharp from 'sharp';
import { mostLogoBytes } from '@tv/contract/organization';
import { invalidField } from '../platform/http/problem.ts';
import { recordChange } from '../platform/audit-db.ts';
import type { Manager } from '../platform/auth/caller.ts';
import { writeLogo } from './manage-db.ts';
import { readBytes } from '../platform/http/read-bytes.ts';
import type { OrganizationDeps } from './deps.ts';

/** The largest side in pixels: four times the largest size that is shown. */
const largestSide = 512;
const formats = ['png', 'jpeg', 'webp', 'heif'];

/** Saves a picture as the logo. It is encoded anew, so that data hidden in the file is never served. */
export async function saveLogo(
  { db, files, clock }: OrganizationDeps,
  manager: Manager,
  organizationId: string,
  body: unknown,
): Promise<void> {
  const picture = await drawn(await readBytes(body, mostLogoBytes));
  const file = `organizations/${organizationId}/logo-${crypto.randomUUID()}.png`;
  await files.write(file, picture);
  const before = await db.transaction(async (queries) => {
    const replaced = await writeLogo(queries, organizationId, file);
    await recordChange(queries, {
      organizationId,
      personId: manager.personId,
      action: 'logo changed',
      subject: organizationId,
      now: clock(),
    });
    return replaced;
  });
  if (before) await files.remove(before);
}

async function drawn(bytes: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: 40_000_000, failOn: 'error' });
    const { format } = await picture.metadata();
    if (formats.includes(format))
      return await picture
        .rotate()
        .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer();
  } catch {
    // The error below covers this case too.
  }
  throw invalidField('logo', 'must be a PNG, JPEG, WebP or AVIF picture.', 'The logo');
}
