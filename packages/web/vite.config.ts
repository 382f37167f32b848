import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preload } from './build/preload.ts';
import { compiledMessages } from './build/compiled-messages.ts';
import { compressed } from './build/compressed.ts';
import { boot } from './build/boot.ts';
import { chunks } from './build/chunks.ts';
import { description } from './build/description.ts';
import { serviceWorker } from './build/service-worker.ts';

export default defineConfig({
  plugins: [react(), compiledMessages(), description(), preload(), boot(), serviceWorker(), compressed()],
  worker: { format: 'es', plugins: () => [compiledMessages()] },
  build: {
    target: 'es2023',
    // small pictures inside scripts would break the content policy for nothing
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: {
    port: 5173,
    proxy: {
      // the server takes changes from its own origin alone
      '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false },
      '/socket': { target: 'ws://127.0.0.1:3000', ws: true },
    },
  },
});
