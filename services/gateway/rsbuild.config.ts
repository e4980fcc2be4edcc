import { service } from '@boardwalk/tooling/service';

export default service({
  name: 'gateway',
  uses: ['@fastify/static'],
  entries: { doctor: './src/doctor/doctor.main.ts' },
});
