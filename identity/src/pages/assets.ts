import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { artwork, dawn, dusk } from './artwork.ts';

export interface PageAssets {
  styles: string;
  script: string;
  /** The address of an organization's style sheet. */
  brandingAddress(organizationId: string): string;
  /** Files by their names. */
  files: ReadonlyMap<string, { type: string; body: Buffer }>;
}

/** Loads the pages' files. Their names contain a hash of their content, so that browsers cache them for good. */
export function loadPageAssets(mountPath: string): PageAssets {
  const files = new Map<string, { type: string; body: Buffer }>();
  const add = (name: string, ending: string, type: string, text: string) => {
    const body = Buffer.from(text);
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
    const file = `${name}-${hash}.${ending}`;
    files.set(file, { type, body });
    return file;
  };
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  const duskFile = add('art-dusk', 'svg', 'image/svg+xml', artwork(dusk));
  const dawnFile = add('art-dawn', 'svg', 'image/svg+xml', artwork(dawn));
  const styles = (read('forms.css') + read('lists.css') + read('pages.css'))
    .replaceAll('art-dusk.svg', duskFile)
    .replaceAll('art-dawn.svg', dawnFile);
  const address = (file: string) => `${mountPath}/pages/${file}`;
  return {
    styles: address(add('pages', 'css', 'text/css; charset=utf-8', styles)),
    script: address(add('pages', 'js', 'text/javascript; charset=utf-8', read('pages.js'))),
    brandingAddress: (organizationId) => `${mountPath}/look/${organizationId}.css`,
    files,
  };
}
