import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  plugins: [pluginReact()],
  source: { entry: { index: './gallery/page.tsx' } },
  html: { mountId: 'root', title: 'Porao UI' },
  server: { host: '127.0.0.1' },
});
