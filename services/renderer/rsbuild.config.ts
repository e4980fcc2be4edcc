import { service } from '@boardwalk/build/service';

export default service({ name: 'renderer', entries: { worker: './src/worker.ts' } });
