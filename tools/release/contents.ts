/** Files and folders of the sources that a release holds. */
const parts = [
  '.dockerignore',
  '.env.example',
  'CHANGELOG.md',
  'Dockerfile',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'captions',
  'cli',
  'client/package.json',
  'contract',
  'demo',
  'deploy',
  'docs',
  'identity',
  'package-lock.json',
  'package.json',
  'player/package.json',
  'server',
  'sources',
  'strings/package.json',
  'studio/package.json',
  'tools',
  'ui/package.json',
  // The command line says which colours a theme does not show.
  'ui/src/tokens.css',
  'web/package.json',
];
/** What tests and developers alone use. */
const ofDevelopers =
  /\.test\.tsx?$|\/testing\/|\/test-[\w-]+\.ts$|^server\/test\/|^tools\/(changes|mutations|test|rows|check-rows|api-clients\/(?!package\.json))/;

/** Modules of the screens' catalogue with which the command line says what the service refuses. */
const ofCommands = /^strings\/[\w-]+\/(?:locale|reasons\/[\w-]+)\.ts$/;

/** Whether a module that is made of a catalogue is in a release: those of the built web are in it already. */
export const isShippedText = (path: string): boolean => !path.startsWith('strings/') || ofCommands.test(path);

/** Whether a file of the sources is in a release. Packages, the built web and Node come beside these. */
export const isShipped = (path: string): boolean =>
  parts.some((part) => path === part || path.startsWith(`${part}/`)) && !ofDevelopers.test(path);
