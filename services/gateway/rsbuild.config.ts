import { service } from '@boardwalk/tooling/service';

export default service({
  name: 'gateway',
  uses: ['@fastify/static'],
  entries: {
    'renderer-process': './src/render/renderer-process.ts',
    'render-worker': './src/render/render-worker.ts',
  },
});
