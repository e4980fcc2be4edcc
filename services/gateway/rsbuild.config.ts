import { service } from '@boardwalk/build/service';

export default service({
  name: 'gateway',
  uses: ['@fastify/static'],
  entries: { doctor: './src/doctor/doctor.main.ts' },
});
