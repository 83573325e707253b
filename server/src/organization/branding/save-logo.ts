import type { LogoBackground } from '@tv/contract/branding/logos';
import { because } from '@tv/contract/reasons/problem-reasons';
import { uploadLimits } from '@tv/contract/limits/upload-limits';
import { invalidField } from '../../platform/http/problem.ts';
import { recordChange } from '../../platform/audit-db.ts';
import type { Manager } from '../../platform/auth/caller.ts';
import { writeLogo } from '../manage-db.ts';
import { draw, PictureProblem } from '../../platform/pictures/draw.ts';
import type { draw as drawLogo } from './draw-logo.ts';
import { readBytes } from '../../platform/http/bodies/read-bytes.ts';
import type { OrganizationDeps } from '../deps.ts';

/** The largest side in pixels: four times the largest size that is shown. */
const largestSide = 512;

/** Saves a picture as the logo for a background. */
export async function saveLogo(
  { db, files, clock, scanner }: OrganizationDeps,
  manager: Manager,
  { organizationId, background }: { organizationId: string; background: LogoBackground },
  body: unknown,
): Promise<void> {
  const bytes = await readBytes(body, uploadLimits.logo);
  await scanner?.checkBytes(bytes, 'the picture');
  const picture = await drawn(bytes);
  const file = `organizations/${organizationId}/logo-${crypto.randomUUID()}.png`;
  await files.write(file, picture);
  const before = await db.transaction(async (queries) => {
    const replaced = await writeLogo(queries, organizationId, background, file);
    await recordChange(queries, {
      organizationId,
      personId: manager.personId,
      action: 'logo changed',
      subject: organizationId,
      detail: { background },
      now: clock(),
    });
    return replaced;
  });
  if (before) await files.remove(before);
}

async function drawn(bytes: Buffer): Promise<Buffer> {
  try {
    const drawing = new URL('./draw-logo.ts', import.meta.url);
    const { pictures } = await draw<typeof drawLogo>(drawing, { largestSide }, [bytes]);
    return pictures[0]!;
  } catch (problem) {
    if (!(problem instanceof PictureProblem)) throw problem;
    throw invalidField('logo', because('field.picture'), 'The logo');
  }
}
