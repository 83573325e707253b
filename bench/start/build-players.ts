import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { leanLibraries } from '../../web/lean-libraries.ts';

const web = join(import.meta.dirname, '../../web');
const stream = '/stream/master.m3u8?jwt=public';

/** What both pages have beside their player: a picture that plays muted, as browsers allow it without a gesture. */
const page = (script: string, code = '') =>
  `<!doctype html><div id="root"><video muted playsinline></video></div>
  <script src="${script}" type="module"></script><script type="module">${code}</script>`;

/** As the watch page opens an item, without the page around it. */
const ownCode = `
  import { createPlayer } from '${web}/src/player/create-player.ts';
  import { driveMedia } from '${web}/src/player/drive-media.ts';
  const [root, video] = [document.querySelector('#root'), document.querySelector('video')];
  const player = createPlayer({ muted: true });
  player.attach((store) => driveMedia({ root, video }, store));
  player.open({ url: '${stream}', mediaToken: async () => 'public' });
  void player.play();
`;

/** As the documentation of hls.js has it. */
const bareCode = `
  const video = document.querySelector('video');
  const hls = new Hls();
  hls.on(Hls.Events.MANIFEST_PARSED, () => void video.play());
  hls.loadSource('${stream}');
  hls.attachMedia(video);
`;

/** Writes a page for each player into a folder: the portal's, built as the web is, and hls.js as it is published. */
export async function buildPlayers(folder: string): Promise<void> {
  const own = join(folder, 'own');
  const bare = join(folder, 'bare');
  for (const made of [own, bare]) mkdirSync(made, { recursive: true });
  const entry = join(folder, 'own-entry.ts');
  writeFileSync(entry, ownCode);
  await build({
    ...{ root: web, configFile: false, logLevel: 'error', plugins: [leanLibraries], publicDir: false },
    build: {
      ...{ outDir: own, emptyOutDir: false, target: 'es2022', modulePreload: { polyfill: false } },
      rolldownOptions: { input: entry, output: { entryFileNames: 'player.js' } },
    },
  });
  writeFileSync(join(own, 'index.html'), page('player.js'));
  const published = createRequire(join(web, '../player/package.json')).resolve('hls.js/package.json');
  cpSync(join(published, '../dist/hls.min.js'), join(bare, 'hls.min.js'));
  writeFileSync(join(bare, 'index.html'), page('hls.min.js', bareCode));
}
