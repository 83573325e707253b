import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const service = process.env['TV_SERVICE'] ?? 'http://localhost:3000';

/** In development the running service's own page tells the configuration that it would write into the built one. */
const configurationOfService: Plugin = {
  name: 'configuration-of-service',
  apply: 'serve',
  async transformIndexHtml(html) {
    const page = await fetch(service, { signal: AbortSignal.timeout(5000) }).then((answer) => answer.text());
    const json = /<script[^>]*id="configuration"[^>]*>([^<]*)</.exec(page)?.[1];
    if (json === undefined) throw new Error(`Start the service first: ${service} gave no configuration.`);
    return html.replace('__CONFIGURATION__', () => json);
  },
};

export default defineConfig({
  plugins: [react(), configurationOfService],
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': service, '/oidc': service } },
});
