import { because } from '@tv/contract/reasons/problem-reasons';
import { uploadLimits } from '@tv/contract/limits/upload-limits';
import { managerOf } from '../platform/auth/caller.ts';
import { invalidField } from '../platform/http/problem.ts';
import { readBytes } from '../platform/http/bodies/read-bytes.ts';
import type { Serve } from '../platform/http/serve.ts';
import { draw, PictureProblem } from '../platform/pictures/draw.ts';
import { changeCategory, managedCategoryOf } from './change-category.ts';
import type { CategoriesDeps } from './deps.ts';
import type { draw as drawCover } from './draw-cover.ts';
import { writeCover } from './manage-db.ts';

/** The calls with which managers give a category a picture of its own. */
export function serveCovers(serve: Serve, deps: CategoriesDeps): void {
  const { files, scanner } = deps;

  serve('PUT /Management/Categories/:id/Cover', async ({ caller, params, request, reply }) => {
    const id = params.id.toLowerCase();
    const { organizationId } = managerOf(caller);
    await managedCategoryOf(deps, organizationId, id);
    const bytes = await readBytes(request.body, uploadLimits.cover);
    await scanner?.checkBytes(bytes, 'the picture');
    const picture = await drawn(bytes);
    const file = `categories/${id}/${crypto.randomUUID()}.webp`;
    await files.write(file, picture);
    let before: string | undefined;
    await changeCategory(deps, caller, id, async (queries) => {
      before = await writeCover(queries, id, file);
      return { action: 'category cover changed' };
    });
    if (before) await files.remove(before);
    const changed = await managedCategoryOf(deps, organizationId, id);
    return reply.header('cache-control', 'private, no-store').send(changed);
  });

  serve('DELETE /Management/Categories/:id/Cover', async ({ caller, params: { id } }) => {
    let before: string | undefined;
    await changeCategory(deps, caller, id, async (queries) => {
      before = await writeCover(queries, id, null);
      return before === undefined ? undefined : { action: 'category cover removed' };
    });
    if (before) await files.remove(before);
    return managedCategoryOf(deps, managerOf(caller).organizationId, id);
  });
}

async function drawn(bytes: Buffer): Promise<Buffer> {
  try {
    const drawing = new URL('./draw-cover.ts', import.meta.url);
    const { pictures } = await draw<typeof drawCover>(drawing, null, [bytes]);
    return pictures[0]!;
  } catch (problem) {
    if (!(problem instanceof PictureProblem)) throw problem;
    throw invalidField('cover', because('field.picture'), 'The cover');
  }
}
