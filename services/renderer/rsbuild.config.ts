import { service } from '@boardwalk/tooling/service';

export default service({ name: 'renderer', entries: { worker: './src/worker.ts' } });
