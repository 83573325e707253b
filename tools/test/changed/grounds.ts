import { matchesGlob } from 'node:path';

// When files under a path change, these tests run although they do not import them. A slow test names its grounds itself, in a
// line "// Ground: server/src/playback, deploy/nginx".

/** The beginning of a changed path, and the beginnings of the paths of tests. */
export const grounds: readonly [changed: RegExp, tests: RegExp][] = [
  [/^server\/migrations\//, /^server\/(test\/schema|src\/platform\/db)\//],
  [/^deploy\/|^Dockerfile$/, /^tools\/deploy\//],
  [/^(docs\/|([\w-]+\/)?[A-Z]+\.md$)/, /^tools\/(docs|asvs|page-addresses)\.test/],
  [/^package(-lock)?\.json$/, /^tools\/(docs|licences|third-parties)\.test/],
  [/^ui\/src\/tokens\.css$/, /contrast|palette|colou?rs/],
  [/^player\/src\//, /^e2e\/watch\/(player|captions|watch)\./],
  [/^web\/src\/(pages|features)\/.*(search|suggest)/, /^e2e\/browse\/search/],
  [/^web\/src\/(pages|features)\/.*(sign-in|registration)/, /^e2e\/sign-in\/(sign-in|registration)/],
  [/^web\/src\/(pages|features)\/.*watch/, /^e2e\/watch\/watch/],
  [/^studio\/src\/(captions|machine-captions)\//, /^e2e\/studio\/studio-captions\./],
  [/^studio\/src\/upload\//, /^e2e\/studio\/studio-upload/],
  [/^studio\/src\/(content|item)\//, /^e2e\/studio\/studio-(content|item)\./],
  [
    /^studio\/src\/(review|people|policies|settings|branding)\//,
    /^e2e\/studio\/studio-(review|people|organization)\./,
  ],
  [/^web\/src\/(main|routes)\.tsx$|^web\/index\.html$/, /^e2e\/(access\/public|watch\/watch)\./],
  [/^web\/src\/(pages\/browse\/home|features\/home\/)|^server\/src\/portal\//, /^e2e\/access\/public\./],
  [/^web\/src\/pages\/.*embed/, /^e2e\/embed\/embed\./],
  [/^strings\//, /^e2e\/appearance\/language\./],
  [
    /^(client\/lib\/notifications|web\/src\/features\/settings)\/|^server\/src\/notifications\//,
    /^e2e\/notifications\/notifications\./,
  ],
  [/^server\/src\/media-contents\/visibility\.ts$/, /^e2e\/access\/who-sees-what\./],
  [/^identity\/src\/pages\//, /^e2e\/sign-in\/sign-in\./],
  [/^server\/src\/(streaming|feeds)\//, /^e2e\/watch\/watch\./],
];

/** Tests that read all sources as text: every change is theirs. */
export const readersOfAll = /^tools\/(architecture|docs|written-values|wrong-columns)\.test/;

/** Files on which everything rests: `npm test` judges them. */
export const everything =
  /^(package-lock\.json|vitest\.config\.ts|playwright\.config\.ts|tsconfig\.json)$|^tools\/prepare\.mjs$/;

/** Paths that a test names as its grounds in a comment of its own lines, which ends with the last one. Each may be a folder or a pattern. */
export function ownGrounds(text: string): string[] {
  const [, named = ''] = /^\/\/ (?:.*[.:] )?Ground: (.*(?:\n\/\/ .*)*)/m.exec(text) ?? [];
  const [paths = ''] = named.replaceAll(/\n\/\/ /g, ' ').split(/\.(?: |$)/);
  return paths.split(/,\s*/).filter(Boolean);
}

/** Whether a path is the ground, lies in it, or fits its pattern. */
export const isOnGround = (path: string, ground: string): boolean =>
  path === ground || path.startsWith(`${ground}/`) || matchesGlob(path, ground);
