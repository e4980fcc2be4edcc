import { parseArgs } from 'node:util';
import { renderArtwork } from './render-artwork.ts';

const { values } = parseArgs({
  options: { out: { type: 'string', default: '.build/artwork' }, only: { type: 'string', multiple: true } },
});

const started = performance.now();
await renderArtwork({
  outDir: values.out,
  only: values.only,
  onProgress: ({ name, state, bytes, milliseconds }) =>
    console.log(
      `${name.padEnd(26)} ${state.padEnd(10)} ${String(Math.round(bytes / 1024)).padStart(6)} KB ${milliseconds} ms`,
    ),
});
console.log(`artwork ready in ${((performance.now() - started) / 1000).toFixed(1)} s`);
