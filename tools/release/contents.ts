/** Files and folders of the sources that a release holds. */
const parts = [
  '.dockerignore',
  '.env.example',
  'CHANGELOG.md',
  'Dockerfile',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'client/package.json',
  'contract',
  'demo',
  'deploy',
  'docs',
  'identity',
  'package-lock.json',
  'package.json',
  'server',
  'sources',
  'tools',
  'web/package.json',
];
/** What tests and developers alone use. */
const ofDevelopers =
  /\.test\.tsx?$|\/testing\/|\/test-[\w-]+\.ts$|\/trust\/|^tools\/(mutations|test|api-clients\/(?!package\.json))/;

/** Whether a file of the sources is in a release. Packages, the built web and Node come beside these. */
export const isShipped = (path: string): boolean =>
  parts.some((part) => path === part || path.startsWith(`${part}/`)) && !ofDevelopers.test(path);
